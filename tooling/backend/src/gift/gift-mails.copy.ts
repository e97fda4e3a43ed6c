/** Text of the mails about social gifts; all go to the giver. */
export const giftMailCopy = {
  link: {
    subject: "ギフトのリンクをお送りします",
    lead: "ギフトをご用意しました。\n下のリンクを贈り先の方へお送りください。リンクを開いた方が、お届け先とお届け日時をご指定になります。",
    secrecy: "お届け先のご住所は、配送のためだけに当店が使用し、ご注文主さまにはお知らせいたしません。",
  },
  reminder: {
    subject: "ギフトのお受け取り期限が近づいています",
    lead: (until: string) =>
      `お贈りになったギフトは、まだお受け取りの手続きが済んでいません。\n${until}を過ぎると、ご注文は自動的にキャンセルとなります。お手数ですが、贈り先の方へお声がけください。`,
  },
  accepted: {
    subject: "ギフトが受け取られました",
    lead: "贈り先の方がギフトのお受け取りの手続きをされました。\nご指定のお届け先へ、準備ができしだい発送します。",
  },
  expired: {
    subject: "ギフトのお受け取り期限が過ぎました",
    lead: "お贈りになったギフトは、期限までにお受け取りの手続きがなかったため、ご注文をキャンセルしました。\nお送りしたリンクはご利用いただけません。",
  },
  declined: {
    subject: "ギフトが辞退されました",
    lead: "お贈りになったギフトは、贈り先の方がお受け取りを辞退されたため、ご注文をキャンセルしました。\nお送りしたリンクはご利用いただけません。",
  },
  refund: "お支払い済みの代金は、お支払いの方法に応じてご返金いたします。",
  refundByHand: "お支払い済みの代金のご返金については、あらためてご連絡いたします。",
  open: "ギフトを受け取る",
  receiver: "贈り先",
  receiverOf: (name: string) => `${name} 様`,
  message: "メッセージ",
  until: "お受け取り期限",
  orderNo: "ご注文番号",
  /** The reason in the order's history. */
  expiredReason: "お受け取り期限が過ぎたため",
  declinedReason: "贈り先の方が辞退されたため",
} as const;
