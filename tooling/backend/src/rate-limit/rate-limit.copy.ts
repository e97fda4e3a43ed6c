/** What the API says to a client that tried too often. */
export const rateLimitCopy = {
  rateLimited: "操作が続いたため、一時的に受付を停止しています。しばらくしてからもう一度お試しください。",
} as const;
