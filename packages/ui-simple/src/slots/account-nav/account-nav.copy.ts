export const accountNavCopy = { label: "マイページのメニュー" };
