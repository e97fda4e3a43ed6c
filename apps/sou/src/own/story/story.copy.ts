export const storyCopy = {
  story: "つくり手の話",
  care: "手入れ",
  does: "よいこと",
  avoids: "避けること",
  /** The names of the specifications that say how a piece was made and how it is treated. */
  specs: { step: "つくり方", does: "手入れ よいこと", avoids: "手入れ 避けること" },
} as const;
