/** Words that stories of a generated screen begin with. */
export const storiesCopy = {
  group: "画面",
  shopName: "のれん",
  plain: "通常",
} as const;
