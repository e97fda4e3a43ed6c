export const memberHomeWords = { title: "会員トップ" } as const;
