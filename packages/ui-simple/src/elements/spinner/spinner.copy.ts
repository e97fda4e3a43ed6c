export const spinnerCopy = { loading: "読み込み中です" };
