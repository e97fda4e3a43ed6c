export const printedSellerCopy = {
  registrationNumber: (number: string) => `登録番号：${number}`,
} as const;
