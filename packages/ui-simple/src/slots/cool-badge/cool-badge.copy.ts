export const coolCopy = {
  chilled: "冷蔵",
  frozen: "冷凍",
  /** The label of an ambient parcel beside a chilled or frozen one. */
  ambient: "常温",
} as const;
