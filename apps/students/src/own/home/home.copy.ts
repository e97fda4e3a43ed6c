export const studentsHomeCopy = {
  look: "商品を見る",
  keyTitle: "学生・教職員の方へ",
  keyLead: "学校から案内された学校キーをお持ちの方は、こちらで確認できます。",
  keyAction: "学校キーを入力する",
} as const;
