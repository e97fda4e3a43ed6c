import { isDay } from "@noren/validation/is-day";
import { hasForbiddenCharacters, isInvisible, isOneLine } from "@noren/validation/predicates";
import * as v from "valibot";
import { described } from "../described.ts";
import { maxCharacters } from "../max-characters.ts";

const INVALID_DAY = "日付が無効です";

const plainLine = v.check<string, string>(
  (text) => isOneLine(text) && !hasForbiddenCharacters(text),
  "使用できない文字が含まれています。",
);

/** Text outside of forms: one line, trimmed, without hidden characters and stacked marks, 1 to `max` characters, one of which is visible. */
export const text = (max: number) =>
  v.pipe(
    v.string("文字で入力してください。"),
    v.trim(),
    v.minLength(1, "入力してください。"),
    v.check((value) => !isInvisible(value), "入力してください。"),
    maxCharacters(max, `${max}文字以内で入力してください。`),
    plainLine,
  );

/** `text` that may be absent; without anything visible it is null. */
export const optionalText = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string("文字で入力してください。"),
        v.trim(),
        maxCharacters(max, `${max}文字以内で入力してください。`),
        plainLine,
        v.transform((value) => (isInvisible(value) ? null : value)),
      ),
    ),
    null,
  );

/** Any text, with a sample for the API's documents. */
export const exampleText = (example: string) => v.pipe(v.string(), v.examples([example]));

/** A valid day, `YYYY-MM-DD`; the years 0 and 9999 are refused. */
export const DateOnly = v.pipe(v.string(), v.isoDate(INVALID_DAY), v.check(isDay, INVALID_DAY));

/** ISO 8601 with `Z` or an offset. */
export const Moment = described("ISO 8601.", v.pipe(v.string(), v.isoTimestamp()));

/** ISO 8601, whose format is not checked. */
export const DateTime = described("ISO 8601.", v.string());

export const Id = described("Identifies the entry in other calls.", v.number());
export const UrlKey = described("Identifies the entry in URLs and calls.", v.string());
export const DisplayName = described("Name for display.", v.string());

/** A row of a table of facts. */
export const NamedValue = v.object({ name: DisplayName, value: described("As shown beside the name.", v.string()) });
export const PlainText = described("Plain text.", v.string());
export const SafeHtml = described("HTML written by the shop and sanitised by the backend.", v.string());

export const ProductName = described("The product's name with the variant's option values.", v.string());
export const Pieces = described("Pieces.", v.pipe(v.number(), v.safeInteger()));

/** The entries of a list in a response. */
export const listOf = <S extends v.GenericSchema>(item: S) => described("The entries in display order.", v.array(item));

export const Yen = described("Whole yen.", v.pipe(v.number(), v.safeInteger()));
export const YenWithTax = described("Whole yen with tax.", Yen);

/** The consumption tax rates in force; 8 is the reduced rate (軽減税率). */
export const TaxRate = described("Per cent: 8 or 10.", v.picklist([8, 10]));
export type TaxRate = v.InferOutput<typeof TaxRate>;
