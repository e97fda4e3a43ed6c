export const popupCopy = {
  title: "お知らせ",
  loading: "お知らせを読み込んでいます",
  home: "トップページへ",
} as const;
