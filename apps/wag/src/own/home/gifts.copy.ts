export const giftsCopy = {
  lead: "うかがう先の人数をお選びください。のしと風呂敷は、お届け日時の画面で承ります。",
  people: "人",
  to: "の方へ",
  /** The fewest and the most people of each choice; null for no end. */
  groups: [
    { name: "二", from: 2, to: 3 },
    { name: "四", from: 4, to: 5 },
    { name: "六", from: 6, to: 9 },
    { name: "十", from: 10, to: null },
  ],
} as const;
