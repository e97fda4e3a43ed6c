export const accountNavMessages = { label: "マイページのメニュー" };
