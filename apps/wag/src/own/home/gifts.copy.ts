export const giftsCopy = {
  lead: "うかがう先の人数をお選びください。のしと風呂敷は、お届け日時の画面で承ります。",
  /** The fewest and the most people of each choice; null for no end. The name is the large first character. */
  groups: [
    { name: "二", rest: "、三人で", from: 2, to: 3 },
    { name: "四", rest: "、五人で", from: 4, to: 5 },
    { name: "六", rest: "人から九人で", from: 6, to: 9 },
    { name: "十", rest: "人以上で", from: 10, to: null },
  ],
} as const;
