/** What is set in the display face. */
export const titlesCopy = {
  when: "いつ着ますか",
  wearers: "だれが着ますか",
  made: "できあがり",
  wearerNames: { class: "クラス", team: "チーム", office: "会社" },
  matrix: "色×サイズ表",
  sizes: "サイズ表",
  colours: "色の表",
  pieces: "枚数",
  sum: (pieces: number) => `${pieces.toLocaleString("ja-JP")}枚`,
  /** The characters of a formatted day. */
  days: "月日火水木金土",
} as const;
