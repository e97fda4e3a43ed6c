export const couponListCopy = {
  title: "クーポン",
  lead: "獲得したクーポンは、カートとお支払い方法の画面でお使いいただけます。",
  loading: "クーポンを読み込んでいます",
  mine: "お持ちのクーポン",
  uses: (count: number) => `あと${count}回お使いいただけます`,
  past: (count: number) => `使用済み・期限切れのクーポン（${count}）`,
  offered: "配布中のクーポン",
  empty: "ただいま配布中のクーポンはありません",
  emptyLead: "新しいクーポンは、このページでお知らせします。",
  toShop: "商品を探す",
  done: (name: string) => `クーポン「${name}」を獲得しました。`,
} as const;
