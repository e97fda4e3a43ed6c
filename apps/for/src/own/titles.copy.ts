/** The headings of the home's own sections and of the footer, which are set in the display face. */
export const titlesCopy = {
  sides: { joy: "慶び", mourning: "弔い" },
  occasions: "ご用途と、時期",
  draft: "掛け紙の下書き",
  bands: "ご予算から",
  addresses: "名簿からまとめて送る",
  season: "贈りものの暦",
  counter: "帳場の仕事",
  custom: "しきたりのご質問",
  guide: "慶弔の手引き",
} as const;
