export const checkoutFrameCopy = {
  steps: ["お届け先", "お届け日時", "お支払い", "確認", "完了"],
  giftSteps: ["贈るお相手", "お支払い", "確認", "完了"],
} as const;
