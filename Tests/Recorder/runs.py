"""Tests of labs, which know nothing of the recorder."""

from appium.webdriver.common.appiumby import AppiumBy


def shop(driver, log):
    """Buys something, with the day of delivery out of a picker, and looks at the basket again in large text.

    Somebody explores the screen by touch before and after the text size changes, so that TalkBack goes on speaking.
    """
    driver.find_element(AppiumBy.ID, "day").click()
    driver.find_element(AppiumBy.XPATH, "//*[@text='Monday']").click()
    driver.find_element(AppiumBy.ID, "com.example.shop:id/pay").click()
    driver.find_element(AppiumBy.ID, "back").click()
    log.speak("focus", "2 articles, 38 euros", "sum", package="com.example.shop")
    driver.execute_script("mobile: shell", {"command": "settings", "args": ["put", "system", "font_scale", "2.0"]})
    log.speak("focus", "Pay now", "pay", package="com.example.shop")
    driver.quit()


def profile(driver, log):
    """Chooses another month of birth with a wheel."""
    driver.find_element(AppiumBy.ACCESSIBILITY_ID, "birth-month").click()
    driver.find_element(AppiumBy.CLASS_NAME, "XCUIElementTypePickerWheel").send_keys("June")
    driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Done").click()
    driver.quit()
