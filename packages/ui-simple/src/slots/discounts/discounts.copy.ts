export const discountsCopy = {
  title: "クーポン・ポイント",
  inUse: "ご利用中のクーポン",
  minus: (amount: string) => `−${amount}円`,
  later: "送料の計算後に割引します",
  noEffect: "割引の対象がないため、使われません",
  remove: "取り消す",
  removeOf: (name: string) => `クーポン「${name}」を取り消す`,
  mine: (count: number) => `お持ちのクーポンから選ぶ（${count}）`,
  apply: "利用する",
  missing: (amount: string) => `あと${amount}円のお買い物でご利用いただけます。`,
  applyTo: (name: string) => `クーポン「${name}」を利用する`,
  balance: (balance: string, usable: string) =>
    `保有ポイント ${balance}pt（このご注文では${usable}ptまでご利用いただけます）`,
  left: (points: string) => `ご利用後の残高 ${points}pt`,
  noneUsable: (balance: string) => `保有ポイント ${balance}pt（このご注文ではご利用いただけません）`,
  used: (name: string, total: string) => `クーポン「${name}」を利用しました。お支払い合計は${total}円です。`,
  entered: (total: string) => `クーポンを利用しました。お支払い合計は${total}円です。`,
  removed: (name: string, total: string) => `クーポン「${name}」を取り消しました。お支払い合計は${total}円です。`,
  pointsUsed: (points: string, total: string) => `${points}ptを利用します。お支払い合計は${total}円です。`,
  noPointsUsed: (total: string) => `ポイントの利用を取り消しました。お支払い合計は${total}円です。`,
  all: "すべて利用する",
  none: "利用しない",
  unapplied: {
    code: "クーポンはまだご利用になっていません。コードの横の「利用する」を押すか、コードを消してからお進みください。",
    use_point:
      "ご入力のポイントはまだ反映されていません。ポイントの横の「利用する」か「利用しない」を押してからお進みください。",
  },
} as const;
