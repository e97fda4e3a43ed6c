export const reviewCopy = {
  alreadyPosted: "この商品のレビューは、すでに投稿いただいています。",
  photos: "写真の有効期限が切れました。もう一度選んでください。",
} as const;
