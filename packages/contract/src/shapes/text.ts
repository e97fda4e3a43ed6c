import { hasControls, isDay } from "@noren/validation/predicates";
import * as v from "valibot";

const INVALID_DAY = "日付が無効です";

const withoutControls = v.check<string, string>((text) => !hasControls(text), "使用できない文字が含まれています。");

/** Text that no form has: trimmed, with no control characters, at least one and at most `max` characters. */
export const text = (max: number) =>
  v.pipe(
    v.string("文字で入力してください。"),
    v.trim(),
    v.minLength(1, "入力してください。"),
    v.maxLength(max, `${max}文字以内で入力してください。`),
    withoutControls,
  );

/** The same, but an empty text counts as none given (null). */
export const optionalText = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string("文字で入力してください。"),
        v.trim(),
        v.maxLength(max, `${max}文字以内で入力してください。`),
        withoutControls,
        v.transform((value) => (value === "" ? null : value)),
      ),
    ),
    null,
  );

/** Any text, with a value for examples in the API's documents. */
export const exampleText = (example: string) => v.pipe(v.string(), v.examples([example]));

/** A day in Japan, `YYYY-MM-DD`, that the calendar has; there is no year 0. */
export const DateOnly = v.pipe(v.string(), v.isoDate(INVALID_DAY), v.check(isDay, INVALID_DAY));

/** A moment, ISO 8601 with `Z` or an offset. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

/** Whole yen. */
export const Yen = v.pipe(v.number(), v.integer());

/** The consumption tax rates in force, per cent; 8 is the reduced rate (軽減税率). */
export const TaxRate = v.picklist([8, 10]);
export type TaxRate = v.InferOutput<typeof TaxRate>;
