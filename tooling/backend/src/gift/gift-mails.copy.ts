/** Text of the mails about social gifts; all go to the giver. */
export const giftMailCopy = {
  lead: (name: string) => `${name} 様`,
  link: {
    subject: "ギフトのリンクをお送りします",
    lead: (receiver: string) =>
      `${receiver}様へのギフトをご用意しました。\n下のリンクを${receiver}様へお送りください。リンクを開いた方が、お届け先とお届け日時をご指定になります。`,
    secrecy: "お届け先のご住所は、配送のためだけに当店が使用し、ご注文主さまにはお知らせいたしません。",
  },
  reminder: {
    subject: "ギフトのお受け取り期限が近づいています",
    lead: (receiver: string, until: string) =>
      `${receiver}様へのギフトは、まだお受け取りの手続きが済んでいません。\n${until}を過ぎると、ご注文は自動的にキャンセルとなります。お手数ですが、${receiver}様へお声がけください。`,
  },
  accepted: {
    subject: "ギフトが受け取られました",
    lead: (receiver: string) =>
      `${receiver}様がギフトのお受け取りの手続きをされました。\nご指定のお届け先へ、準備ができしだい発送します。`,
  },
  expired: {
    subject: "ギフトのお受け取り期限が過ぎました",
    lead: (receiver: string) =>
      `${receiver}様へのギフトは、期限までにお受け取りの手続きがなかったため、ご注文をキャンセルしました。\nお送りしたリンクはご利用いただけません。`,
    refund: "お支払い済みの代金のご返金については、あらためてご連絡いたします。",
  },
  open: "ギフトを受け取る",
  receiver: "贈り先",
  receiverOf: (name: string) => `${name} 様`,
  message: "メッセージ",
  until: "お受け取り期限",
  orderNo: "ご注文番号",
  /** The reason in the order's history. */
  expiredReason: "お受け取り期限が過ぎたため",
} as const;
