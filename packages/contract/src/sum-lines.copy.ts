/** Names of the lines of a sum. */
export const sumLinesCopy = {
  products: (count: number) => `商品合計（${count}点）`,
  coupon: (name: string) => `クーポン「${name}」`,
  coupons: "クーポン割引",
  point: "ポイント利用",
  carriage: "送料",
  cool: {
    chilled: (parcels: number) => `クール料金（冷蔵・${parcels}個口）`,
    frozen: (parcels: number) => `クール料金（冷凍・${parcels}個口）`,
  },
  packing: (name: string, count: number) => `ギフト包装（${name}${count > 1 ? ` × ${count}` : ""}）`,
  packings: "ギフト包装",
  noshi: (occasion: string) => `のし ${occasion}`,
  fee: (payment: string) => `${payment}の手数料`,
  fees: "手数料",
} as const;
