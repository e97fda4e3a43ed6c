export const reviewCopy = {
  alreadyPosted: "この商品のレビューは、すでに投稿いただいています。",
  nickname: "お店やスタッフと間違えられるニックネームは、お使いいただけません。",
  photos: "写真の有効期限が切れました。もう一度選んでください。",
} as const;
