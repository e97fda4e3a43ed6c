/** Words that stories of a generated screen begin with. */
export const storiesMessages = {
  group: "画面",
  shopName: "のれん",
  plain: "通常",
} as const;
