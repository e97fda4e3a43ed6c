export const addressImportCopy = {
  title: "CSVファイルでまとめて登録する",
  lead: "1行に1件ずつお届け先を書いたCSVファイル（UTF-8 または Shift_JIS）を、アドレス帳に登録します。",
  sampleLead: "列の並びは、いまのアドレス帳のファイルをご覧ください。新しいお届け先は「番号」を空欄にします。",
  sample: "アドレス帳のファイルを保存する",
  choose: "CSVファイルを選ぶ",
  importing: "登録しています",
  imported: (added: number, changed: number) =>
    [added > 0 ? `${added}件を登録しました。` : "", changed > 0 ? `登録済みの${changed}件を更新しました。` : ""].join(
      "",
    ),
  more: (count: number) => `ほか${count}件`,
} as const;
