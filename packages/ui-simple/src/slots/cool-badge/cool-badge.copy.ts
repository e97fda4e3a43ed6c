export const coolCopy = {
  chilled: "冷蔵",
  frozen: "冷凍",
  /** Said of a parcel beside a chilled or frozen one. */
  ambient: "常温",
} as const;
