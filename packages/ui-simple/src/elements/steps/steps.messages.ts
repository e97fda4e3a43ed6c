export const stepsMessages = { label: "お手続きの流れ", done: "（完了）" };
