/** Reasons why a parcel cannot arrive earlier. */
export const leadTimeCopy = {
  cut_off: (time: string) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return `本日${hour}時${minute === 0 ? "" : `${minute}分`}までの受付は終了しました。`;
  },
  closed: () => "休業日は発送をお休みしています。",
  packing: () => "発送の準備にお時間をいただく商品が含まれています。",
  far: () => "お届けまでに日数のかかる地域です。",
} as const;
