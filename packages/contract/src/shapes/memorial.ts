import * as v from "valibot";
import { optionalText, text } from "./text.ts";

const within = (min: number, max: number) =>
  v.pipe(
    v.number("数値で指定してください。"),
    v.integer("整数で指定してください。"),
    v.minValue(min, `${min}以上で指定してください。`),
    v.maxValue(max, `${max}以下で指定してください。`),
  );

/** Days of each month; a 29 February is remembered on the 28th where there is none. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const entries = {
  /** Whose day it is. */
  target_user_name: text(50),
  /** How the member calls them: お母さん. */
  call: optionalText(50),
  /** 1 birthday, 2 wedding day, 3 day of death, 4 anniversary of a company, 99 another; those between are the shop's. */
  division_ct: within(1, 99),
  /** What the day is called: 母の誕生日. */
  name: text(100),
  month: within(1, 12),
  date: within(1, 31),
};

/** [memorial.shape] A day to be remembered every year. */
export const MemorialInput = v.pipe(
  v.object(entries),
  v.forward(
    v.check(({ month, date }) => date <= (DAYS[month - 1] ?? 31), "日付が無効です"),
    ["date"],
  ),
);
export type MemorialInput = v.InferInput<typeof MemorialInput>;

export const Memorial = v.object({
  id: v.number(),
  user_id: v.number(),
  ...entries,
  call: v.nullable(v.string()),
  /** The day in Japan when it comes next, `YYYY-MM-DD`; today counts. */
  next_date: v.string(),
});
export type Memorial = v.InferOutput<typeof Memorial>;
