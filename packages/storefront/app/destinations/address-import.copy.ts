export const importCopy = {
  fault: (line: string, label: string | null, message: string) =>
    `${line}行目${label ? `「${label}」` : ""}：${message}`,
} as const;
