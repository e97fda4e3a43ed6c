/** Words of the campus co-op's home. */
export const studentsHomeMessages = {
  look: "商品を見る",
  keyTitle: "学生・教職員の方へ",
  keyLead: "学校キーを入力すると、学校専用の商品をご覧いただけます。",
  keyAction: "学校キーを入力する",
} as const;
