export const privacyNoteCopy = {
  lead: "ご入力いただいた内容は、",
  privacy: "プライバシーポリシー",
  end: "に沿って取り扱います。",
} as const;
