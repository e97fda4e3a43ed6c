export const orderCopy = { cancelled: "ご注文のキャンセルを承りました。" };
