export const memberOfferCopy = {
  title: "会員の方はもっとお得に",
  points: (points: string) => `ログインしてご注文いただくと、${points}ポイントを獲得できます（商品のお届け後）。`,
  coupons: "クーポンは、ログインするとご利用いただけます。",
  toCoupons: "配布中のクーポンを見る",
  login: "ログインして利用する",
} as const;
