export const orderWords = { cancelled: "ご注文のキャンセルを承りました。" };
