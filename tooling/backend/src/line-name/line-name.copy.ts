/** A product with letters that are embroidered on each piece, in mails and documents. */
export const lineNameCopy = {
  embroidered: (name: string, letters: string) => `${name}（刺繍：${letters}）`,
} as const;
