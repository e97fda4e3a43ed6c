export const memberHomeCopy = { title: "会員トップ" } as const;
