import { toDay, toLine } from "../normalise.ts";
import { day, type FormRule, isEmpty, minDate } from "../rules.ts";
import { PRICE_MAX, SEARCH_WORD_MAX } from "./search-limits.ts";
import { type NumberField, optional, type TextField } from "./field.ts";
import { orderStatus } from "./order.ts";

const word: TextField = {
  kind: "text",
  label: "キーワード",
  description: "Words that must all be found.",
  normalise: toLine,
  max: SEARCH_WORD_MAX,
  sample: "飯碗",
};

const lowestPrice: NumberField = {
  kind: "number",
  label: "下限の価格",
  description: "Whole yen with tax.",
  min: 0,
  max: PRICE_MAX,
};

const isNotBelowMinimum: FormRule = {
  message: "price_range",
  holds: (max, { price_min }) => isEmpty(max) || isEmpty(price_min) || Number(max) >= Number(price_min),
};

const highestPrice: NumberField = { ...lowestPrice, label: "上限の価格", formRules: [isNotBelowMinimum] };

/** The word and the prices of the product list's filter. */
export const searchFields = {
  word: optional(word),
  price_min: optional(lowestPrice),
  price_max: optional(highestPrice),
};

const from: TextField = {
  kind: "text",
  label: "参照開始日",
  description: "YYYY-MM-DD, included.",
  normalise: toDay,
  rules: [day],
  sample: "2026-11-01",
};

const to: TextField = { ...from, label: "参照終了日", sample: "2026-11-30", formRules: [minDate("from")] };

/** The period of a history. */
export const periodFields = { from: optional(from), to: optional(to) };

/** The search in the order history. */
export const orderSearchFields = {
  word: optional({ ...word, label: "商品名・ご注文番号" }),
  ...periodFields,
  status: optional(orderStatus),
};
