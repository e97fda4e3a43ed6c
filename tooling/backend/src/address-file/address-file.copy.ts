import type { CsvEncoding } from "../csv/write-csv.ts";

/** Headings, error messages and notices of address files. */
export const addressFileCopy = {
  number: "番号",
  /** In headings of earlier exports in place of a label's slash. */
  earlierSlash: "・",
  fileName: (day: string, encoding: CsvEncoding) =>
    `お届け先_${day.replaceAll("-", "")}${encoding === "shift_jis" ? "_Excel用" : ""}.csv`,
  encoding: "ファイルの文字コードはUTF-8またはShift_JISにしてください。",
  quotes: 'CSVの形式が正しくありません。引用符（"）の対応をご確認ください。',
  empty: "取り込めるお届け先がありません。",
  missingColumns: (names: readonly string[]) => `1行目に見出しの「${names.join("」「")}」がありません。`,
  refused: "ファイルに誤りがあるため、取り込みませんでした。内容をご確認ください。",
  unknownNumber: "番号が登録済みのお届け先と一致しません。新しく登録する場合は空欄にしてください。",
  doubleNumber: "同じ番号が2回以上あります。",
  longCell: "文字数が多すぎます。",
  replaced: "「〓」は、Shift_JISで保存できない文字が置き換わったものです。もとの文字に直し、UTF-8で保存してください。",
  deferred: "件数が多いため、ファイルを順番に作成しています。完了したらメッセージでお知らせします。",
  ready: {
    title: "お届け先のファイルができました",
    body: (days: number) =>
      `ご依頼いただいたお届け先のファイルができました。下のリンクからダウンロードしてください。\nファイルは${days}日後に削除されます。`,
    link: "メッセージを確認する",
  },
} as const;
