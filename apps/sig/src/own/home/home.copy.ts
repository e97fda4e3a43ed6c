export const homeCopy = {
  see: (name: string) => `${name}を見る`,
  more: (title: string) => `${title}を読む`,
  repair: {
    free: "縫い目のほつれ、糸の切れ、金具の緩みと傷み。期限はありません。",
    cost: "持ち手、底、内張りの張り替え。始める前に、金額をお知らせします。",
    time: "縫い目と金具は三週間、張り替えは二か月。",
  },
};
