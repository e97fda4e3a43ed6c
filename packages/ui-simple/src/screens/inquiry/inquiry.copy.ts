export const inquiryCopy = {
  title: "お問い合わせ",
  loading: "お問い合わせを読み込んでいます",
  number: (key: string) => `お問い合わせ番号 ${key}`,
  thread: "やり取り",
  authors: { member: "お客様", shop: "ショップ" },
  replyTitle: "返信する",
  reply: "返信を送信する",
  sent: "返信を送信しました。",
  closed: "このお問い合わせにはこれ以上返信できません。お手数ですが、新しくお問い合わせください。",
  back: "お問い合わせ履歴へ戻る",
} as const;
