/** The texts common to all mails, and those of the outbox. */
export const mailCopy = {
  subject: (shop: string, subject: string) => `【${shop}】${subject}`,
  fact: (name: string, value: string) => `${name}：${value}`,
  amount: (name: string, amount: string) => `${name}　${amount}`,
  closing: (shop: string) =>
    `${shop}\n※ このメールは送信専用のアドレスからお送りしています。ご返信いただいてもお答えできません。`,
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
