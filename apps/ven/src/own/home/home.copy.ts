const WEEKDAYS = ["日", "月", "火", "水", "木", "金", "土"];

export const homeCopy = {
  trucks: "締め時刻と便",
  truckDay: "出荷日",
  cutOff: "締め",
  leaves: "便",
  until: (time: string) => `${time}まで`,
  today: "本日の便",
  sameDay: "当日の便",
  truckNote: "当日出荷の品番の締め時刻です。それ以外の品番は、品番ごとの「出荷」の日数を加えます。",
  index: "分類",
  codes: (count: string) => `${count}品番`,
  day: (date: string) => {
    const [, month, day] = date.split("-").map(Number);
    return `${month}/${day}（${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}）`;
  },
} as const;
