/** Text of the mails about payments that are missing or late. */
export const paymentMailCopy = {
  reminder: {
    subject: "お支払い期限が近づいています",
    lead: (greeting: string, until: string) =>
      `${greeting}\n\n下記のご注文のご入金を、まだ確認できておりません。\n${until}までにお支払いくださいますよう、お願いいたします。\n期限までにご入金を確認できない場合、ご注文はキャンセルとさせていただきます。`,
    ifAlreadyPaid: "※行き違いでお支払いがお済みの場合は、何とぞご容赦ください。",
  },
  paid: {
    subject: "ご入金を確認しました",
    lead: (greeting: string) =>
      `${greeting}\n\n下記のご注文のご入金を確認いたしました。誠にありがとうございます。\n発送の準備に入ります。`,
    guestReceipt: "領収書は、ご注文の確認メールにあるリンクから発行いただけます。",
    memberReceipt: "領収書は、マイページの注文履歴から発行いただけます。",
  },
  invoiced: {
    subject: "商品を発送し、請求書を発行しました",
    lead: (greeting: string) =>
      `${greeting}\n\n下記のご注文の商品を発送し、請求書を発行いたしました。請求書は、商品とは別にお送りします。`,
  },
  expired: {
    subject: "ご注文をキャンセルしました（お支払い期限切れ）",
    lead: (greeting: string) =>
      `${greeting}\n\n下記のご注文は、お支払い期限までにご入金を確認できなかったため、キャンセルとさせていただきました。\nこれからのお支払いはお控えください。ご入用の場合は、お手数ですが、あらためてご注文ください。`,
    ifAlreadyPaid:
      "※すでにお支払いがお済みの場合は、お手数ですが、このご注文番号を添えて店舗までお問い合わせください。",
  },
  late: {
    subject: "キャンセル後のご入金を確認しました",
    lead: (greeting: string) =>
      `${greeting}\n\n下記のご注文はキャンセルとなっておりますが、その後にご入金を確認いたしました。\nお支払いいただいた代金は、ご返金いたします。ご返金の方法は、あらためてご連絡いたします。`,
  },
  staffLate: {
    subject: "キャンセルされたご注文に入金がありました",
    lead: "キャンセルされた下記のご注文に、入金がありました。在庫・クーポン・ポイントは、キャンセルの際に戻しています。",
    byService: "決済サービスへ返金を依頼します。返金できない場合は、あらためてお知らせします。",
    byHand: "自動では返金されません。お客様へのご返金をお願いします。",
  },
  staffRefund: {
    subject: "ご返金の手続きが必要です",
    lead: "キャンセルされた下記のご注文は、自動では返金されません。お客様へのご返金をお願いします。",
  },
  staffUnchecked: {
    subject: "入金を確認できないまま、ご注文をキャンセルしました",
    lead: "下記のご注文の決済サービスが設定されていないため、入金を確認できないまま、お支払い期限切れとしてキャンセルしました。決済サービスの管理画面で入金をご確認のうえ、入金済みの場合は、お客様へのご返金をお願いします。",
  },
  dueAt: "お支払い期限",
  orderer: "ご注文者",
  ordererOf: (name: string, email: string) => `${name} 様（${email}）`,
} as const;
