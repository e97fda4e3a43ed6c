/** Why a choice for a gift is refused, and what to choose instead. */
export const giftRulesCopy = {
  bowForOnce: (what: string) =>
    `「${what}」には、何度も結び直せる蝶結びをお使いいただけません。結び切りかあわじ結びをお選びください。`,
  redForMourning: (what: string) => `「${what}」には、紅白の水引をお使いいただけません。黒白か黄白をお選びください。`,
  greyForCelebration: (what: string, cord: string) =>
    `「${what}」には、弔事に用いる${cord}の水引をお使いいただけません。紅白をお選びください。`,
  celebrationTitle: (what: string, title: string) =>
    `「${what}」には、お祝いの表書き「${title}」をお使いいただけません。「志」「御供」など、弔事の表書きをお選びください。`,
  mourningTitle: (what: string, title: string) =>
    `「${what}」には、弔事の表書き「${title}」をお使いいただけません。「御祝」「御礼」など、慶事の表書きをお選びください。`,
  festive: (what: string, option: string) =>
    `「${what}」には、慶事用の「${option}」をお使いいただけません。ほかのものをお選びください。`,

  either: (words: readonly string[]) => words.join("か"),
  fourLetters: "四文字の表書きは「死」に通じるとして避ける方もいらっしゃいます。五文字か三文字もご検討ください。",
  unusualKnot: (what: string, usual: string) => `「${what}」には、${usual}を用いるのが一般的です。`,
  congratulations: "弔事のカードに、お祝いの言葉が入っています。文面をお確かめください。",
  yearGreeting: "喪中のお宅へは「御年賀」を避け、松の内が明けてから「寒中御見舞」でお贈りします。",
  superiors: "「御餞別」は、目上の方へは用いません。「御礼」などをお選びください。",
} as const;
