export const measureCopy = {
  lead: "置き場所を測って、cmで入れてください。入るものだけが並びます。",
  fields: { width: "幅", depth: "奥行", height: "高さ" },
  fieldOf: (name: string) => `${name}（cm以下）`,
  within: "cm以下",
  find: "入るものを探す",
  nonsense: (typed: string) => `「${typed}」は数として読めません。26 や 26.5 のように入れてください。`,
  range: "0より大きく、1000より小さい数を入れてください。",
  empty: "幅、奥行、高さのどれかを入れてください。",
} as const;
