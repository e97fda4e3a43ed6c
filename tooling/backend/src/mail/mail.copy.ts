/** The texts common to all mails, and those of the outbox. */
export const mailCopy = {
  subject: (shop: string, subject: string) => `【${shop}】${subject}`,
  fact: (name: string, value: string) => `${name}：${value}`,
  amount: (name: string, amount: string) => `${name}　${amount}`,
  greeting: (name: string) => `${name} 様`,
  customer: "お客様",
  shortened: "（以下省略）",
  advertising: {
    sender: "送信者",
    address: "所在地",
    inquiries: "お問い合わせ",
    stop: "お知らせメールの配信を停止する",
  },
  merged: {
    subject: (count: number) => `お知らせをまとめてお送りします（${count}件）`,
    lead: (count: number) =>
      `お客様\n\nこのメールアドレスへのお知らせが短い間に続いたため、${count}件をまとめてお送りします。\nお心当たりのない場合は、お手数ですが、お店までお問い合わせください。`,
    others: "ほかのお知らせは、上の一覧の番号を添えて、お店までお問い合わせください。",
  },
  phone: (phone: string) => `電話：${phone}`,
  hours: (hours: string) => `受付時間：${hours}`,
  email: (email: string) => `メール：${email}`,
  sendOnly: "※ このメールは送信専用のアドレスからお送りしています。ご返信いただいてもお答えできません。",
  outbox: "送信箱",
  outboxLead: "このマシンでお店が送ったメールです。実際には送信されていません。",
  outboxEmpty: "メールはまだありません。",
  outboxBack: "送信箱へ戻る",
  from: "差出人",
  to: "宛先",
  sentAt: "日時",
  html: "HTML版",
  text: "テキスト版",
} as const;
