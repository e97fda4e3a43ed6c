/** Reasons why a parcel cannot arrive earlier. */
export const leadTimeCopy = {
  cut_off: (time: string) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return `本日${hour}時${minute === 0 ? "" : `${minute}分`}までの受付は終了しました。`;
  },
  closed: () => "休業日は発送をお休みしています。",
  packing: () => "発送の準備にお時間をいただく商品が含まれています。",
  far: () => "お届けまでに日数のかかる地域です。",
  shelf_life: () => "日持ちの短い商品が含まれているため、お届けできない日があります。",
} as const;

/** Words about delivery methods. */
export const deliveryCopy = {
  islands: "離島",
  someIslands: "一部の離島",
  method: "配送方法",
  methodWithCharge: (name: string, charge: number) =>
    `${name}でお届けします。送料のほかに、1個口につき${charge.toLocaleString("ja-JP")}円を申し受けます。`,
  areas: "お届けできない地域",
  shelfLife: { use_by: "消費期限", best_before: "賞味期限", freshness: "鮮度の目安" },
  days: (days: number) => `発送日を含め${days}日`,
} as const;
