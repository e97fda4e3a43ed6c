/** Text of the mail before a memorial day. */
export const memorialMailCopy = {
  celebrated: {
    subject: "大切な記念日が近づいています",
    lead: (greeting: string, days: number) =>
      `${greeting}\n\nご登録いただいた記念日まで、あと${days}日となりましたので、お知らせいたします。`,
    gifts: "贈りものを探す",
  },
  dayOfDeath: {
    subject: "ご命日が近づいています",
    lead: (greeting: string, days: number) =>
      `${greeting}\n\nご登録いただいたご命日まで、あと${days}日となりましたので、お知らせいたします。`,
    gifts: "お供えの品を探す",
  },
  name: "登録名",
  day: "日付",
  person: "お相手",
  personOf: (name: string) => `${name} 様`,
  reason: "このメールは、マイページの「記念日」に登録された日の14日前に、年に1回お送りしています。",
  memorials: "登録した記念日を確認する",
} as const;
