/** The error message of rate limits. */
export const rateLimitCopy = {
  rateLimited: "操作が続いたため、一時的に受付を停止しています。しばらくしてからもう一度お試しください。",
} as const;
