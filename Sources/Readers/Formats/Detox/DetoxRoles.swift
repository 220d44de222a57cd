import AccessibilityTree

/// Classes of UIKit and React Native → roles.
///
/// A view of another class may be anything, because its role is in its traits or comes from a delegate, which Detox
/// does not write. The same applies to plain views of React Native.
///
/// Source: UIKit; facebook/react-native packages/react-native/React.
enum DetoxRoles {
  /// The role of a class of iOS; `notExported` for one that does not decide it.
  static func role(of className: String) -> Role { table[className] ?? .notExported }

  /// The role of a class that `AndroidRoles` does not know; `other` for the platform's own classes.
  static func androidRole(of className: String) -> Role {
    if ["android.", "androidx.", "com.android."].contains(where: className.hasPrefix) { return .other }
    return reactClasses[className.split(separator: ".").last.map(String.init) ?? ""] ?? .notExported
  }

  /// React Native's classes, by the platform's class that each extends.
  private static let reactClasses: [String: Role] = [
    "ReactTextView": .text, "PreparedLayoutTextView": .text, "ReactEditText": .textField, "ReactImageView": .image,
    "ReactSwitch": .switchControl, "ReactSlider": .slider, "ReactPicker": .dropDownList,
    "ReactScrollView": .scrollView, "ReactHorizontalScrollView": .scrollView,
    "RNCWebView": .webView, "RNCWebViewWrapper": .other, "ReactRootView": .other,
  ]

  private static let table: [String: Role] = [
    "UIWindow": .window, "UITextEffectsWindow": .window, "UIRemoteKeyboardWindow": .keyboard,
    "UIButton": .button, "UITabBarButton": .button, "UISegment": .button, "_UIButtonBarButton": .button,
    "UILabel": .text, "UIButtonLabel": .text, "UISegmentLabel": .text, "UITableViewLabel": .text,
    "UITabBarButtonLabel": .text, "UITextView": .text,
    "RCTParagraphComponentView": .text, "RCTTextView": .text,
    "UITextField": .textField, "RCTUITextField": .textField, "RCTUITextView": .textField,
    "UISearchTextField": .searchField, "UISearchBarTextField": .searchField,
    "UISwitch": .switchControl, "RCTSwitch": .switchControl, "UISlider": .slider, "RNCSlider": .slider,
    "UIStepper": .stepper, "UISegmentedControl": .segmentedControl, "RNCSegmentedControl": .segmentedControl,
    "UIImageView": .image, "RCTImageComponentView": .image, "RCTImageView": .image, "RCTUIImageViewAnimated": .image,
    "UIActivityIndicatorView": .loadingIcon, "RCTActivityIndicatorView": .loadingIcon,
    "UIProgressView": .progressBar, "UIPageControl": .pageIndicator,
    "UIPickerView": .picker, "RNCPicker": .picker, "UIDatePicker": .picker, "RNDateTimePicker": .picker,
    "UITableView": .list, "UICollectionView": .grid, "UITableViewCell": .cell, "UICollectionViewCell": .cell,
    "UIScrollView": .scrollView, "RCTScrollView": .scrollView, "RCTCustomScrollView": .scrollView,
    "RCTEnhancedScrollView": .scrollView, "RCTScrollViewComponentView": .scrollView,
    "UITabBar": .tabList, "UINavigationBar": .navigationBar, "UIToolbar": .toolbar,
    "WKWebView": .webView, "RNCWKWebView": .webView,
  ]
}
