import { formatCopy } from "@noren/validation/format.copy";

export const businessCalendarCopy = {
  title: "営業日カレンダー",
  month: (year: number, month: number) => `${year}年${month}月`,
  weekdays: formatCopy.weekdays,
  closed: "休業日",
  note: "休業日は発送とお問い合わせへのお返事をお休みします。",
};
