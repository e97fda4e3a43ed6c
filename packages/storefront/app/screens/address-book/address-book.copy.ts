export const addressBookCopy = {
  madeDefault: "いつものお届け先を変更しました。",
  madeSender: "いつもの送り主を変更しました。",
  deleted: "住所を削除しました。",
  added: "住所を追加しました。",
  changed: "住所の変更を保存しました。",
} as const;
