export const lockMarkCopy = { label: "（パスワードが必要です）" } as const;
