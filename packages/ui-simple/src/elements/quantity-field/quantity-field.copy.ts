export const quantityCopy = {
  label: "数量",
  decrease: (what: string) => `${what}を1つ減らす`,
  increase: (what: string) => `${what}を1つ増やす`,
};
