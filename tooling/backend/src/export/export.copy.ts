/** The terminal output of the export. */
export const exportCopy = {
  exists: (path: string) => `ファイルがすでにあります：${path}\n上書きするときは --force を付けてください。`,
  unwritable: (path: string, code: string) => `ファイルを書き込めません：${path}（${code}）`,
  unknownChannel: (key: string) => `ショップ「${key}」がありません。`,
  tooManyOptions: (key: string, max: number) => `商品「${key}」は項目が${max}つを超えるため、書き出せません。`,
  written: (path: string) => `書き出しました：${path}`,
  counts: {
    products: (count: number) => `商品　${count}点`,
    orders: (count: number) => `注文　${count}件`,
    inquiries: (count: number) => `お問い合わせ　${count}件`,
  },
  personal: "お客様の個人情報を含みます。取り扱いにご注意ください。",
  replaced: (count: number) =>
    `Shift_JISにない文字が${count}字あり、「〓」に置き換えました。取り込みに使うときは、UTF-8で書き出してください。`,
} as const;
