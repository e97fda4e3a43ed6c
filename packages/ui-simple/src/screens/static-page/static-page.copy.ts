export const staticPageCopy = {
  contents: "目次",
} as const;
