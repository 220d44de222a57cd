import Rules
import Testing

struct ShapeTests {
  @Test(arguments: [
    (Shape.cutOff, "Continue to che…"), (.cutOff, "Wird geladen ... "), (.fileName, "photo_1.png"),
    (.fileName, "libfilter.so"), (.fileName, "assets/images/logo.SVG"),
    (.assetName, "ic_close_24"), (.assetName, "btn-menu-white"), (.assetName, "checkmark.circle.fill"),
    (.assetName, "list.bullet"), (.assetName, "square.grid.2x2"), (.assetName, "ic_Close"),
    (.assetName, "arrow-left-24"),
    (.className, "UIButton"), (.className, "com.example.FilterView"), (.className, "HOST_VIEW"),
    (.className, "AppCompatImageButton"), (.className, "_UIBackButtonView"), (.className, "AppCompatSpinner"),
    (.className, "CustomImageView"), (.className, "UILabel"), (.assetName, "photo_placeholder"),
    (.resourceName, "com.example:id/close"), (.resourceName, "@drawable/ic_menu"),
    (.resourceName, "Learning 2131888976"), (.resourceName, "@+id/ok"),
    (.className, "loginBtn"), (.className, "pinDotEmpty"), (.assetName, "ic_spinner_white@3x"),
    (.assetName, "btn_back@2x.png"), (.assetName, "action_search"), (.assetName, "icon fanhui"),
    (.assetName, "btn close"), (.assetName, "square.and.arrow.up"), (.assetName, "top icon black back u"),
    (.assetName, "shop icon share"), (.assetName, "close white"), (.assetName, "arrow left gray"),
    (.assetName, "group ic filter"), (.assetName, "scan@3x"), (.assetName, "xy popupClose@2x"),
    (.className, "receiptLarge"), (.className, "trayOutlined"),
    (.className, "Icons.save"), (.className, "Icons.Default.MoreVert"), (.className, "R.drawable.ic_close"),
    (.className, "[object Object]"), (.className, "chatRow_1"), (.iconCharacter, "\u{E0CB}"),
    (.iconCharacter, " \u{F0142} "),
    (.printed, "%1$s entfernen"), (.printed, "Add %1$@ más"), (.printed, "%@"), (.printed, "Delete %s"),
    (.printed, "%lld items"), (.printed, "Remove {name}"), (.printed, "{0} of {1}"), (.printed, "Open ${title}"),
    (.printed, "Optional(\"Book\")"), (.printed, "Place(id=4711, name=Lissabon, lat=38.72)"),
    (.printed, "com.example.ui.Action@3fa81c2"), (.printed, "Action@3fa81c2"),
    (.printed, "<UIButton: 0x7fd1c2b0a0>"), (.printed, "undefined Taste"), (.printed, "Sort by undefined"),
    (.sign, "✕"), (.sign, " ☰ "), (.sign, "⋮"), (.sign, "‹"), (.className, "progressBar"),
    (.className, "loadingSpinner"),
    (.doubled, "Save, Save"), (.doubled, "Save Save"), (.doubled, "Room 12, room 12"),
    (.doubled, "Cafe\u{301} 7, Café 7"), (.doubled, "ÉTÉ 21 – été 21"), (.doubled, "Sort by price, sort by price"),
    (.resourceName, "cart.item.button_increase.a11y"), (.resourceName, "login.submit.title"),
    (.resourceName, "onboarding.skip.button"), (.resourceName, "checkout.order_total.pay"),
  ])
  func `a name for programmers is recognised`(shape: Shape, text: String) {
    #expect(shape.matches(text))
  }

  @Test(arguments: [
    (Shape.cutOff, "…"), (.cutOff, "Pay"), (.cutOff, "… and on"), (.fileName, "Node.js"), (.fileName, "3.5 MB"),
    (.fileName, "example.com"), (.fileName, "Photo of a png"),
    (.fileName, ".png"), (.fileName, "Socket.io"),
    (.assetName, "e-mail"), (.assetName, "follow-up"), (.assetName, "U.S.A."), (.assetName, "example.com"),
    (.assetName, "v2.5"), (.assetName, "well-known-fact"), (.assetName, "a.m."), (.assetName, "www.heart.org"),
    (.assetName, "HOST_VIEW"), (.assetName, "Icon design"), (.assetName, "icon"), (.assetName, "close icon"),
    (.className, "YouTube"), (.className, "McDonald"), (.className, "NASA"), (.className, "FAQ"),
    (.className, "iPhone"), (.className, "deviantArt"), (.className, "macOS"),
    (.className, "StreetView"), (.assetName, "john_doe"), (.assetName, "the_real_anna"),
    (.className, "Button"), (.className, "PayPal"), (.className, "example.com"), (.className, "Overview"),
    (.className, "Submit Button"), (.className, "e.g."),
    (.resourceName, "id"), (.resourceName, "and/or"), (.resourceName, "213-555-0123"), (.resourceName, "2135550123"),
    (.iconCharacter, ""), (.iconCharacter, " "), (.iconCharacter, "→"), (.iconCharacter, "\u{E0CB} Cart"),
    (.assetName, "rock_action"), (.className, "Icons"), (.className, "jonDoe_1"), (.className, "[object]"),
    (.className, "Icons. Save"),
    (.assetName, "app icon badge"), (.assetName, "change icon size"), (.assetName, "paint it black"),
    (.assetName, "pen black"), (.assetName, "dark blue"), (.assetName, "anna@example.com"), (.assetName, "back up"),
    (.className, "eBay"), (.className, "iPad"),
    (.printed, "100 %"), (.printed, "50 %d"), (.printed, "20% discount"), (.printed, "Save 20%"), (.printed, "100%s"),
    (.printed, "Options (3)"), (.printed, "Optional (for children)"), (.printed, "jo@example.com"),
    (.printed, "Undefined behaviour"), (.printed, "f(x)=2"), (.printed, "Total (a=2)"), (.printed, ":-{"),
    (.printed, "{}"), (.printed, "I <3 you"), (.printed, "jane@beef"), (.printed, "% change"),
    (.sign, ""), (.sign, "×"), (.sign, "+"), (.sign, "✕ Close"), (.sign, "→"), (.sign, "❤️"), (.className, "progress"),
    (.doubled, "--------------------- a"), (.doubled, "…………………………… é"), (.doubled, "     5"), (.doubled, "Save"),
    (.doubled, "10 10"), (.doubled, "Save, Saved"), (.doubled, "Save as, Save"), (.doubled, "A A"),
    (.resourceName, "www.example.com"), (.resourceName, "docs.example.name"), (.resourceName, "node.js"),
    (.resourceName, "com.example.shop"), (.resourceName, "a.m.title"), (.resourceName, "e.g. button"),
    (.resourceName, "24/7"), (.resourceName, "Anna: raw/cooked fish"),
  ])
  func `a name for people is not`(shape: Shape, text: String) {
    #expect(!shape.matches(text))
  }
}
