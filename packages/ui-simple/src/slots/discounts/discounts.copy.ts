export const discountsCopy = {
  title: "クーポン・ポイント",
  inUse: "ご利用中のクーポン",
  minus: (amount: string) => `−${amount}円`,
  remove: "取り消す",
  removeOf: (name: string) => `クーポン「${name}」を取り消す`,
  mine: (count: number) => `お持ちのクーポンから選ぶ（${count}）`,
  apply: "利用する",
  applyTo: (name: string) => `クーポン「${name}」を利用する`,
  balance: (balance: string, usable: string) =>
    `保有ポイント ${balance}pt（このご注文では${usable}ptまでご利用いただけます）`,
  noneUsable: (balance: string) => `保有ポイント ${balance}pt（このご注文ではご利用いただけません）`,
  all: "すべて利用する",
  none: "利用しない",
  earn: (points: string) => `このご注文で${points}ptを獲得します（商品のお届け後）。`,
} as const;
