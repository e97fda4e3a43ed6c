export const dateChoiceMessages = {
  none: "指定なし（最短でお届け）",
  day: (day: { month: number; day: number; weekday: string }) => `${day.month}月${day.day}日（${day.weekday}）`,
};
