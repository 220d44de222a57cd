/// Characters that only one of three ways to write Han has: simplified, traditional, and that of Japan.
enum HanVariants {
  /// What each character tells. Characters that two of the three share are left out.
  static let writers: [UInt32: TellingLetters] = {
    var writers: [UInt32: TellingLetters] = [:]
    for (characters, writer) in [
      (simplified, TellingLetters.simplified), (traditional, .traditional), (japanese, .japanese),
    ] {
      for character in characters.unicodeScalars where character != "\n" { writers[character.value] = writer }
    }
    return writers
  }()

  private static let simplified = """
    们这为时说设请选择录账户开关闭认证码输验发邮购买订单钱应载图频语启络连显页帮问题热门闻视历记删编辑储统计类还过进远运动务
    员专业东车长难风飞马书卖读让议论评词调课谁谢变欢观规见觉钟银键锁错阅队际陆隐项顺须预领额馆饭饮对现头样试详细级红绿蓝给缓
    维权览终线练组织结绍经绝继续总吗实乐击传备资讯处带转济检缴团获围压费
    """

  private static let traditional = """
    們這說擇錄戶關證碼驗發單價錢應圖啟顯聲幫歷刪內據將與麼沒專讀寫讓變歡觀覺閱隱隨靜總對會國點學實從當樂氣擊稱檔裡嗎傳螢訊號
    處廣區體數條帶續繼轉權檢繳團壓雙醫黃綠妳週戲劃夠搖錶臺灣
    """

  private static let japanese = """
    検択録戸関験発単価銭応図顕歴拠専読譲変歓観覚閲隠総対実従楽気撃蛍処広帯続継転権団圧緑込働畑枠払戻済様亀沢渋駅営壊徴戦桜稲
    剤覧売圏悪縦酔黒
    """
}
