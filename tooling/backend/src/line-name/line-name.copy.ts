/** A product with letters that are embroidered on each piece, in mails and documents. */
export const lineNameCopy = {
  embroidered: (name: string, letters: string) => `${name}（お名入れ：${letters}）`,
} as const;
