/** Error messages of single-use links and codes. */
export const oneOffCopy = {
  invalid: "URLの有効期限が切れているか、すでに使用されています。お手数ですが、もう一度お手続きください。",
} as const;
