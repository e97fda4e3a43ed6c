export const dateChoiceCopy = { none: "指定なし（最短でお届け）" };
