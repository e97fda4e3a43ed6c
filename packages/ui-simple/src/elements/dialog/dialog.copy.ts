export const dialogCopy = { close: "閉じる" };
