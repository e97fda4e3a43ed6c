/** Deferred payment through a service, as the shopper reads it. */
export const deferredCopy = {
  name: "後払い（コンビニ・銀行・郵便局）",
  description: (days: number) =>
    `商品とは別にお届けする請求書で、発行から${days}日以内にお支払いください。ご注文時に審査があり、ご利用いただけないことがあります。`,
  timing: (days: number) => `商品の到着後、請求書の発行から${days}日以内にお支払いください。`,
  lawPageTiming: (days: number) => `請求書の発行から${days}日以内`,
  guideParagraph:
    "商品とは別にお届けする請求書で、コンビニエンスストア、銀行、郵便局からお支払いください。ご注文時に審査があり、結果によってはご利用いただけません。お届け先が複数のときなど、お荷物が複数に分かれるご注文と、住所を知らない方へ贈るギフトでは、お選びいただけません。次の手数料がかかります。",
  paymentInstructions: (days: number) =>
    `商品とは別に請求書をお届けします。請求書の発行から${days}日以内にお支払いください。`,
  deliveredGuide: "お支払いの方法と期日は、商品とは別にお届けする請求書でご確認ください。",
  noReceiptReason: "後払いのご注文では、お支払いの際の受領証を領収書としてご利用ください。",
} as const;
