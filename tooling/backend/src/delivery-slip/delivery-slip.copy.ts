/** Text of a delivery slip, and the reasons why there is none. */
export const deliverySlipCopy = {
  title: "納品書",
  orderNo: "ご注文番号",
  orderedAt: "ご注文日",
  parcel: "お荷物",
  parcelOf: (position: number, count: number) => `${position} / ${count}`,
  lead: "このたびはお買い上げいただき、誠にありがとうございます。下記のとおり納品いたします。",
  giftLead: (sender: string) => `${sender} 様のご依頼により、下記のお品をお届けいたします。`,
  recipient: "お届け先",
  sender: "ご依頼主",
  nameOf: (name: string) => `${name} 様`,
  temperature: "お届け方法",
  temperatures: { chilled: "冷蔵便", frozen: "冷凍便" },
  foot: "お品についてのお問い合わせの際は、ご注文番号をお知らせください。",
  fileName: (orderNo: string) => `納品書_${orderNo}.pdf`,
  cancelled: "キャンセルされたご注文の納品書は発行できません。",
  noIssuer: "こちらのショップでは納品書を発行していません。お手数ですが、お問い合わせください。",
} as const;
