const columns = {
  shipping_last_name: "姓",
  shipping_first_name: "名",
  shipping_last_name_kana: "セイ",
  shipping_first_name_kana: "メイ",
  postal_code: "郵便番号",
  prefecture: "都道府県",
  city: "市区町村",
  address1: "丁目・番地・号",
  address2: "マンション・ビル名等",
  phone_number: "電話番号",
  cell_phone_number: "携帯電話番号",
} as const;

/** The file of addresses, and what the API says of it. */
export const addressFileCopy = {
  number: "番号",
  columns,
  fileName: (day: string) => `お届け先_${day.replaceAll("-", "")}.csv`,
  encoding: "ファイルの文字コードはUTF-8またはShift_JISにしてください。",
  quotes: 'CSVの形式が正しくありません。引用符（"）の対応をご確認ください。',
  empty: "取り込めるお届け先がありません。",
  missingColumns: (names: readonly string[]) => `1行目に見出しの「${names.join("」「")}」がありません。`,
  refused: "ファイルに誤りがあるため、取り込みませんでした。内容をご確認ください。",
  unknownNumber: "番号が登録済みのお届け先と一致しません。新しく登録する場合は空欄にしてください。",
  doubleNumber: "同じ番号が2回以上あります。",
  deferred: "件数が多いため、ファイルを順番に作成しています。完了したらメッセージでお知らせします。",
  ready: {
    title: "お届け先のファイルができました",
    body: (days: number) =>
      `ご依頼いただいたお届け先のファイルができました。下のリンクからダウンロードしてください。\nファイルは${days}日後に削除されます。`,
    link: "メッセージを確認する",
  },
} as const;
