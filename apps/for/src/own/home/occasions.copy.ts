/** When a gift for an occasion is sent, what is usual, and the choice of the attribute `occasion` that finds it. */
export const occasionsCopy = {
  columns: { occasion: "ご用途", when: "お届けの時期", usual: "相場" },
  groups: [
    {
      side: "joy",
      rows: [
        { key: "wedding", name: "結婚内祝い", when: "挙式からひと月以内", usual: "いただいた額の半分ほど" },
        { key: "birth", name: "出産内祝い", when: "生後ひと月、お宮参りのころ", usual: "三分の一から半分" },
        { key: "recovery", name: "快気祝い", when: "床上げからひと月以内", usual: "三分の一から半分" },
        { key: "longevity", name: "長寿のお祝い", when: "お誕生日、または敬老の日", usual: "五千円から二万円" },
        { key: "season", name: "御歳暮", when: "十二月二十日ごろまで", usual: "三千円から五千円" },
      ],
    },
    {
      side: "mourning",
      rows: [
        { key: "koden", name: "香典返し", when: "四十九日の忌明け", usual: "三分の一から半分" },
        { key: "hoyo", name: "法要の引出物", when: "お席の前日まで", usual: "三千円から五千円" },
      ],
    },
  ],
} as const;
