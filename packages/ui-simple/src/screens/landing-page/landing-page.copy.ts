export const landingPageCopy = {
  title: "特集",
  loading: "特集を読み込んでいます",
} as const;
