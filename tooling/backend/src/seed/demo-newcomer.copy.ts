/** Texts of the newcomer's searches, lists, inquiries and orders. */
export const newcomerNotes = {
  name: "新井 さくら",
  searches: ["引っ越し祝い", "マグカップ"],
  list: "新居に",
  bookmark: { url: "/guide/delivery", title: "お届けと送料について" },
  message: {
    title: "ご登録ありがとうございます",
    body: "会員登録いただき、ありがとうございます。\nはじめてのお買い物にご利用いただけるクーポンをお届けしました。どうぞごゆっくりご覧ください。",
    link: { href: "/coupon", label: "クーポンを見る" },
  },
  memorial: { target_user_name: "陽子", call: "お母さん", division_ct: 1, name: "母の誕生日", month: 3, date: 12 },
  size: { height: 158, weight: null, chest: 81, waist: 64, hip: 88, sleeve: 70, inseam: 70 },
  request: { productName: "白木のお椀", note: "引っ越し祝いに、五客そろえたいです。", quantity: 5 },
  inquiry: {
    category: "inquiry-date",
    body: "来月引っ越す予定です。お届け先を新しい住所に変えられるのは、いつまででしょうか。",
  },
} as const;
