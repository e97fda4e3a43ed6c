export const socialGiftConfirmCopy = {
  title: "お届け内容の確認",
  lead: "内容をお確かめのうえ、「この内容で受け取る」を押してください。",
  loading: "内容を読み込んでいます",
  destination: "お届け先",
  delivery: "お届け日時",
  change: "変更する",
  changeOf: (part: string) => `${part}を変更する`,
  name: (name: string) => `${name} 様`,
  once: "お手続きのあとは、お届け先とお届け日時を変更できません。",
  submit: "この内容で受け取る",
  failed: "お手続きを完了できませんでした",
  unsure:
    "通信が途切れたため、お手続きの結果を確認できませんでした。もう一度「この内容で受け取る」を押してください。二重に手続きされることはありません。",
} as const;
