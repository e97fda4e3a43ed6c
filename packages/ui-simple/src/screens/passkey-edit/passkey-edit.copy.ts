export const passkeyEditCopy = {
  title: "パスキーの変更",
  loading: "パスキーを読み込んでいます",
  nameTitle: "名前の変更",
  rename: "名前を変更する",
  removeTitle: "パスキーの削除",
  removeLead: (name: string) =>
    `「${name}」を削除すると、このパスキーではログインできなくなります。端末に残ったパスキーは、端末の設定から削除してください。`,
  remove: "パスキーを削除する",
  lost: "端末をなくされた方はこちら",
  forgot: "現在のパスワードをお忘れの方",
  back: "パスキーの一覧へ戻る",
} as const;
