import { SEARCH_WORD_MAX, searchFields } from "@noren/validation/fields/search";
import { messageOf } from "@noren/validation/rules";
import * as v from "valibot";

/**
 * A whole number in a query or a path. On the wire it is digits only, so "1e3", "+1", "1.5" and "" are refused;
 * callers may pass a number.
 */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/, "半角数字で指定してください。"), v.toNumber())]),
    v.integer("整数で指定してください。"),
    v.minValue(min, `${min}以上で指定してください。`),
    v.maxValue(max, `${max}以下で指定してください。`),
  );

/** A switch in a query: "1"/"true" and "0"/"false"; callers may pass a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(["1", "true", "0", "false"], "1か0で指定してください。")]),
  v.transform((value) => value === true || value === "1" || value === "true"),
);

/** A key in a path: what the backend hands out, never longer. */
export const Key = v.pipe(
  v.string(),
  v.regex(/^[\w.~-]{1,128}$/, "形式が正しくありません。"),
  v.examples(["seiji-meshiwan"]),
);

/** A word that somebody searches for: trimmed, may be empty. */
export const SearchWord = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(SEARCH_WORD_MAX, messageOf("max_length", searchFields.word.label, { max: SEARCH_WORD_MAX })),
);

/** The number of a row in a body: a whole number that the database can hold. */
export const rowNumber = v.pipe(
  v.number("数値で指定してください。"),
  v.integer("整数で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(2_147_483_647, "形式が正しくありません。"),
);
