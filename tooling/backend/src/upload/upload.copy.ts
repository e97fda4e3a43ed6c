/** The error message of uploads that the shop has no room for. */
export const uploadCopy = {
  noRoom:
    "ただいまファイルを受け付けられません。時間をおいてもう一度お試しいただくか、ファイルを添付せずにお送りください。",
} as const;
