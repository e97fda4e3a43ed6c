export const socialGiftCopy = {
  steps: ["お届け先", "お届け日時", "確認", "完了"],
  letter: "ギフトに添えるメッセージ",
  to: (name: string) => `${name} 様`,
  from: (name: string) => `${name} より`,
  contents: "ギフトの内容",
  quantity: (count: string) => `× ${count}`,
} as const;
