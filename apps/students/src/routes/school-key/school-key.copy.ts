export const schoolKeyCopy = {
  title: "学校キーの確認",
  lead: "学校から案内された学校キーをご入力ください。",
  help: "入学案内の書類に記載されています。大文字と小文字は区別しません。",
  submit: "確認する",
  unknown: "学校キーが正しくありません。書類をご確認のうえ、もう一度ご入力ください。",
  accepted: "学校キーを確認しました。",
} as const;
