export const keepingCopy = {
  joint: "・",
  keeps: (days: number) => `発送から${days}日`,
  reading: "日持ち",
  barLabel: "日持ちのめやす",
  day: (number: number) => `${number}日目`,
  dispatch: "お作りして発送",
  arrival: "お届け（早い地域）",
  lastDay: "ここまで",
  arrivalAndLast: "お届け・ここまで",
  counted: (days: number) => `発送する日を一日目として、${days}日目まで。`,
  long: (days: number) => `発送する日から${days}日。ゆっくりお召し上がりください。`,
} as const;
