export const dialogMessages = { close: "閉じる" };
