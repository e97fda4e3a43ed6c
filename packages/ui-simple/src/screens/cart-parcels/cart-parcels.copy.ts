export const cartParcelsCopy = {
  title: "お荷物を分ける",
  leadFor: (name: string) =>
    `${name} 様へのお届けを、いくつかのお荷物に分けます。お荷物ごとに、包装・のしとお届け日時を選べます。`,
  loading: "お荷物を読み込んでいます",
  parcel: (position: number) => `お荷物${position}`,
  content: (name: string, quantity: number) => `${name} × ${quantity}`,
  join: "お荷物1にまとめる",
  joinOf: (position: number) => `お荷物${position}の商品をお荷物1にまとめる`,
  joined: "お荷物をまとめました。",
  pack: "新しいお荷物に入れる数量",
  packHelp:
    "同じ日時にお届けするお荷物は、分けても送料は変わりません。別の日時をご指定の場合は、それぞれに送料がかかります。",
  quantityOf: (name: string, position: number) => `${name}（お荷物${position}）から新しいお荷物に入れる数量`,
  limit: (quantity: number) => `このお荷物には${quantity}点あります。`,
  submit: "この内容で分ける",
  packed: "お荷物を分けました。",
  chooseSome: "新しいお荷物に入れる商品の数量をお選びください。",
  leaveSome: "もとのお荷物にも商品を残してください。",
  back: "お届け日時に戻る",
} as const;
