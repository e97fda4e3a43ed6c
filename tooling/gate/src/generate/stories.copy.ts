/** Texts of the stories of a generated screen. */
export const storiesCopy = {
  group: "画面",
  shopName: "のれん",
  plain: "通常",
} as const;
