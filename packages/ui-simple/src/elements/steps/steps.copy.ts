export const stepsCopy = { label: "お手続きの流れ", done: "（完了）" };
