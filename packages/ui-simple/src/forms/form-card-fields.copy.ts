export const formCardCopy = {
  nameHelp: "カードに記載のとおり、半角英字で入力してください。",
  expirationHelp: "西暦4桁と月2桁です。カードの「12/30」のままでも入力できます。",
  codeHelp: "カード裏面の末尾3桁。American Expressは表面の4桁です。",
} as const;
