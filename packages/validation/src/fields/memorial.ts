import { toLine, toName } from "../normalise.ts";
import { isAnniversary } from "../predicates.ts";
import type { FormRule } from "../rules.ts";
import { type NumberField, optional, type TextField } from "./field.ts";

const targetUserName: TextField = {
  kind: "text",
  label: "お相手のお名前",
  description: "The person whose day it is.",
  normalise: toName,
  max: 50,
  sample: "山田 正夫",
};

const call: TextField = {
  kind: "text",
  label: "呼び方",
  description: "How the member calls them: お母さん.",
  normalise: toLine,
  max: 50,
  sample: "お父さん",
};

/** The kind of a day of death, on which gifts are offerings. */
export const DAY_OF_DEATH = 3;

/** The kinds of days that a member chooses from. */
export const memorialDivisions = [
  { value: 1, label: "誕生日" },
  { value: 2, label: "結婚記念日" },
  { value: DAY_OF_DEATH, label: "ご命日" },
  { value: 4, label: "創業記念日" },
  { value: 99, label: "その他の記念日" },
] as const;

/** The name of a kind; those that are the shop's have none of their own. */
export const memorialDivisionName = (division: number): string =>
  memorialDivisions.find(({ value }) => value === division)?.label ?? "記念日";

const division: NumberField = {
  kind: "number",
  label: "記念日の種類",
  description:
    "1 birthday, 2 wedding day, 3 day of death, 4 anniversary of a company, 99 another; those between are the shop's.",
  min: 1,
  max: 99,
  isChosen: true,
};

const name: TextField = {
  kind: "text",
  label: "記念日名",
  description: "What the day is called: 母の誕生日.",
  normalise: toName,
  max: 100,
  sample: "父の誕生日",
};

const month: NumberField = { kind: "number", label: "月", description: "1 to 12.", min: 1, max: 12, isChosen: true };

const isMonth = (value: unknown): value is number => typeof value === "number" && value >= 1 && value <= 12;

/** The month has the day. The field of the month refuses an invalid month. */
export const isInMonth: FormRule = {
  message: "anniversary",
  holds: (date, { month }) => !isMonth(month) || isAnniversary(month, Number(date)),
};

const date: NumberField = {
  kind: "number",
  label: "日",
  description: "Day of the month, 1 to 31.",
  min: 1,
  max: 31,
  isChosen: true,
  formRules: [isInMonth],
};

/** A day that a member wants to be reminded of every year. */
export const memorialFields = {
  target_user_name: targetUserName,
  call: optional(call),
  division_ct: division,
  name,
  month,
  date,
};
