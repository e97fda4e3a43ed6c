export const reviewCopy = {
  alreadyPosted: "この商品のレビューは、すでに投稿いただいています。",
} as const;
