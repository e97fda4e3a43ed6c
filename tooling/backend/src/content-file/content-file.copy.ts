/** The terminal output of `npm run import -- content`. */
export const contentFileCopy = {
  unknownChannel: (key: string) => `ショップ「${key}」がありません。`,
  empty: (folder: string, files: readonly string[]) =>
    `取り込むファイルがありません：${folder}\n次のファイルか、pages/ の下のHTMLを置いてください：${files.join("、")}`,
  unknownFile: (file: string, files: readonly string[]) =>
    `${file}: この名前のファイルは取り込めません。取り込めるのは、${files.join("、")}です。`,
  errors: (errors: readonly string[]) => `何も変更していません。次の内容を直してください。\n${errors.join("\n")}`,
  notJson: (file: string) => `${file}: JSONとして読み取れません。`,
  unusable: (file: string, path: string) => `${file}: ${path} 使えない文字（制御文字など）があります。`,
  noAlt: "pictures.json: ファイル名ごとに、写っているものの説明（代替テキスト）を書いてください。",
  noPicture: (name: string) => `pictures/${name} がありません。`,
  badPicture: (name: string) => `pictures/${name} を画像として読み取れません。`,
  imported: "取り込みました。",
  files: (files: readonly string[]) => `ファイル　${files.join("、")}`,
  pages: (count: number) => `ページ　${count}件`,
} as const;
