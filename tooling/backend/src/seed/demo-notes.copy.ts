/** Texts of the demo member's notes, messages and lists. */
export const demoNotes = {
  name: "暖簾 花子",
  points: [
    { amount: 500, reason: "welcome", daysAgo: 150, note: null },
    { amount: 300, reason: "campaign", daysAgo: 64, note: "秋の感謝キャンペーン" },
  ],
  lists: [
    { name: "贈りものの候補", from: 0, count: 3 },
    { name: "自宅用", from: 4, count: 2 },
  ],
  bookmarks: [
    { url: "/guide/delivery", title: "お届けについて", daysAgo: 58 },
    { url: "/guide/payment", title: "お支払い方法について", daysAgo: 31 },
    { url: "/product?in_stock=1&sort=newest", title: "在庫のある新着商品", daysAgo: 4 },
  ],
  memorials: [
    { target_user_name: "正夫", call: "お父さん", division_ct: 1, name: "父の誕生日", month: 6, date: 15 },
    { target_user_name: "和子", call: "お母さん", division_ct: 1, name: "母の誕生日", month: 12, date: 8 },
    { target_user_name: "正夫・和子", call: null, division_ct: 2, name: "両親の結婚記念日", month: 5, date: 3 },
  ],
  measurements: [
    { daysAgo: 140, values: { height: 162, weight: 54.5, chest: 84, waist: 67, hip: 91, sleeve: 72, inseam: 73 } },
    { daysAgo: 25, values: { height: 162, weight: 53.5, chest: 83.5, waist: 66, hip: 90.5, sleeve: 72, inseam: 73 } },
  ],
  embroidery: { text: "花子", color: "紺", position: "左胸" },
  memo: "母へ。次は同じ柄の大きい方を。",
  messages: [
    {
      daysAgo: 64,
      isRead: true,
      title: "キャンペーンポイントを進呈しました",
      body: "秋の感謝キャンペーンにご参加いただき、ありがとうございます。\n300ポイントを進呈しました。1ポイント1円として、次のお買い物からご利用いただけます。",
      link: { href: "/mypage/point", label: "ポイントを確認する" },
    },
    {
      daysAgo: 12,
      isRead: false,
      title: "送料無料クーポンをお届けします",
      body: "日ごろのご愛顧に感謝を込めて、送料無料クーポンをお届けします。\nクーポンのページから取得してご利用ください。",
      link: { href: "/coupon", label: "クーポンを見る" },
    },
    {
      daysAgo: 3,
      isRead: false,
      title: "年末年始の営業について",
      body: "年末年始は、お届けまでに通常よりお時間をいただく場合がございます。\n贈りものなど日時のご指定がある場合は、お早めにご注文ください。",
      link: { href: "/guide/delivery", label: "お届けについて" },
    },
  ],
  inquiries: [
    {
      daysAgo: 62,
      category: "inquiry-delivery",
      isClosed: true,
      body: "贈りものとして送りたいのですが、納品書を同封しないでもらえますか。\nお届け先は京都市です。",
      answer:
        "お問い合わせいただき、ありがとうございます。\nお届け日時の画面の「包装・のし・カードを選ぶ」で「納品書に金額を記載しない」をお選びください。金額のない納品書を同封いたします。",
    },
    {
      daysAgo: 8,
      category: "inquiry-receipt",
      isClosed: false,
      body: "先日の注文の領収書の宛名を、会社名に変更できますか。",
      answer:
        "お問い合わせいただき、ありがとうございます。\n領収書の宛名は、発行される前でしたら、マイページの注文履歴から変更いただけます。ご不明な点がございましたら、あらためてお知らせください。",
    },
    {
      daysAgo: 1,
      category: "inquiry-stock",
      isClosed: false,
      body: "品切れの商品は、再入荷の予定がありますか。\n入荷したら知らせてもらえるとうれしいです。",
      answer: null,
    },
  ],
} as const;
