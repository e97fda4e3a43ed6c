const ONES = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"] as const;
const TENS = ["", "十", "二十", "三十"] as const;

const inKanji = (number: number) => `${TENS[Math.floor(number / 10)]}${ONES[number % 10]}`;

/** A day as a slip of paper shows it: 十一月二十六日. */
export function writeInKanji(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${inKanji(month ?? 0)}月${inKanji(date ?? 0)}日`;
}
