export const spinnerMessages = { loading: "読み込み中です" };
