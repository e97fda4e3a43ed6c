/** Error messages that any call may return. */
export const httpCopy = {
  validation: "入力内容をご確認ください。",
  unauthenticated: "ログインが必要です。",
  schoolKeyRequired: "学校キーの確認が必要です。",
  otherSite: "ほかのサイトからの送信は受け付けておりません。",
  notFound: "お探しの情報が見つかりませんでした。",
  methodNotAllowed: "このメソッドは使用できません。",
  badJson: "JSONの形式が正しくありません。",
  tooLarge: "送信された内容が大きすぎます。",
  badMultipart: "multipart/form-dataの形式が正しくありません。",
  fileTooLarge: (bytes: number) => `${Math.floor(bytes / 1024 / 1024)}MB以下のファイルを選択してください。`,
  unsupportedMediaType: (wanted: string) => `Content-Typeには${wanted}を指定してください。`,
  unavailable: "ただいまサービスをご利用いただけません。しばらくしてからもう一度お試しください。",
  maintenance: "ただいまメンテナンス中です。",
  serverError: "エラーが発生しました。しばらくしてからもう一度お試しください。",
} as const;

/** Default validation messages for schemas without their own. */
export const issueCopy = {
  missing: "入力してください。",
  unknownField: "指定できない項目です。",
  string: "文字で入力してください。",
  number: "数値で指定してください。",
  boolean: "trueかfalseで指定してください。",
  array: "配列で指定してください。",
  object: "オブジェクトで指定してください。",
  choice: "選択肢の中から指定してください。",
  oneFile: "ファイルは1つずつ送信してください。",
  emptyFile: "ファイルが空です。",
  fileType: "この形式のファイルは受け付けていません。",
  unusableCharacter: "使用できない文字が含まれています。",
  other: "形式が正しくありません。",
} as const;
