/** Cash on delivery, as the shopper reads it. */
export const cashOnDeliveryCopy = {
  name: "代金引換",
  description: "商品のお届け時に、配達員へ現金でお支払いください。代引手数料がかかります。",
  timing: "商品のお受け取りの際に、配達員へお支払いください。",
  lawPageTiming: "商品のお届け時",
  guideParagraph:
    "お荷物のお届け時に、配達員へ現金でお支払いください。次の代引手数料がかかります。お届け先が複数のときなど、お荷物が複数に分かれるご注文、ギフト設定をしてご注文者以外の方へお届けするご注文、住所を知らない方へ贈るギフト、30万円以上のご注文では、お選びいただけません。",
  recipientWouldPay: "ギフトをお受け取りになる方のお支払いになるため、ご利用いただけません。",
  paymentInstructions: "商品のお届け時に、配達員へ現金でお支払いください。",
  noReceiptReason: "代金引換のご注文では、お届けの際に配送会社がお渡しする領収書をご利用ください。",
} as const;
