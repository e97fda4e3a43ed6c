import { formatShortDay } from "@noren/validation/format";
import type { Plan } from "./plan-eating.ts";

/** 28日(土) */
const dateOf = (day: string) => formatShortDay(day).replace(/^\d+月/, "");

export const eatDayCopy = {
  pill: "召し上がる日からえらぶ",
  lead: "人に出す日、お稽古の日。日を決めていただくと、その日がいちばんよいお菓子を先に並べます。",
  days: "召し上がる日",
  day: (day: string, isOpen: boolean) => `${formatShortDay(day)}${isOpen ? "" : "、店休み"}`,
  to: "お届け先",
  toOf: (prefecture: string) => `${prefecture}へ`,
  other: "もっと先の日",
  submit: "この日で見る",
  closed: "休",
  none: "日を決めない",
  rest: (count: number) => `ほかの${count}品を見る`,
  all: "すべてのお菓子",
  failed: "お届け日を確かめられませんでした。日持ちは、発送する日からの日数です。",
  retry: "もう一度確かめる",
  found: (day: string, count: number) => `${formatShortDay(day)}に召し上がれるお菓子が、${count}品あります。`,
  empty: (day: string) => `${formatShortDay(day)}に召し上がれるお菓子は、あいにくございません。`,
  nearest: (day: string, count: number) => `${formatShortDay(day)}なら、${count}品ご用意できます。`,
} as const;

/** A plan in words: 27日(金)着、29日(日)まで. */
export function describePlan(plan: Plan): string {
  switch (plan.kind) {
    case "fits":
      return plan.isSameDay
        ? `当日の午前着で。${dateOf(plan.keepsUntil)}まで`
        : `${dateOf(plan.arrivesOn)}着、${formatShortDay(plan.keepsUntil)}まで`;
    case "outOfSeason":
      return `${formatShortDay(plan.from)}から店に並びます`;
    case "tooEarly":
      return `いちばん早くて${formatShortDay(plan.firstOn)}着です`;
    case "tooFar":
      return "この日のお届けは、まだ承っておりません";
    case "unreachable":
      return "このお届け先へは、お送りできません";
    default:
      return "日持ちが短く、この日にはお届けできません";
  }
}

/** The parts of a day on the strip: 28, 土. */
export function splitDay(day: string): { month: string; date: string; weekday: string } {
  const [, month = "", date = "", weekday = ""] = /^(\d+)月(\d+)日\((.)\)$/.exec(formatShortDay(day)) ?? [];
  return { month, date, weekday };
}
