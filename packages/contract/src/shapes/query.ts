import { searchFields } from "@noren/validation/fields/search";
import { ATTRIBUTE_FILTERS_MAX, ATTRIBUTES_MAX, SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { messageOf } from "@noren/validation/rules";
import * as v from "valibot";
import { described } from "../described.ts";
import { maxCharacters } from "../max-characters.ts";

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

/** The largest id that the database stores. */
const ID_MAX = 2_147_483_647;

/** An id in a path. */
export const rowId = described("The `id` of the entry.", wholeNumber(1, ID_MAX));
export const idParams = v.object({ id: rowId });

/** A boolean in a query: "1"/"true" and "0"/"false"; callers may pass a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(["1", "true", "0", "false"], "1か0で指定してください。")]),
  v.transform((value) => value === true || value === "1" || value === "true"),
);

const KEY_PATTERN = String.raw`[\w.~-]{1,128}`;

/** A key of the backend in a path or a body. */
export const Key = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${KEY_PATTERN}$`), "形式が正しくありません。"),
  v.examples(["seiji-meshiwan"]),
  v.description("Identifies the entry, as in its URL."),
);
export const keyParams = v.object({ key: Key });

/** Up to `max` keys, separated by commas. */
export const keyList = (max: number, example: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^${KEY_PATTERN}(,${KEY_PATTERN}){0,${max - 1}}$`), "形式が正しくありません。"),
    v.examples([example]),
  );

/** A search word: trimmed, may be empty. */
export const SearchWord = v.pipe(
  v.string(),
  v.trim(),
  maxCharacters(SEARCH_WORD_MAX, messageOf("max_length", searchFields.word.label, { max: SEARCH_WORD_MAX })),
);

/** Pattern of an attribute's key. */
export const ATTRIBUTE_KEY = "[a-z0-9_]{1,40}";
/** Pattern of an attribute's number. */
export const ATTRIBUTE_NUMBER = String.raw`-?\d{1,9}(\.\d{1,3})?`;
/** Pattern of a choice's key. */
const CHOICE_KEY = String.raw`[\w-]{1,40}`;
const NUMBER_RANGE = String.raw`${ATTRIBUTE_NUMBER}\.\.(${ATTRIBUTE_NUMBER})?|\.\.${ATTRIBUTE_NUMBER}`;
const attributeList = (item: string, example: string) =>
  v.pipe(
    v.string(),
    v.maxLength(ATTRIBUTES_MAX, "形式が正しくありません。"),
    v.regex(new RegExp(`^${item}(;${item}){0,${ATTRIBUTE_FILTERS_MAX - 1}}$`), "形式が正しくありません。"),
    v.examples([example]),
  );

/** Conditions on attributes: `key:choice,choice` or `key:min..max`, separated by semicolons. */
export const AttributeConditions = attributeList(
  `${ATTRIBUTE_KEY}:(${NUMBER_RANGE}|${CHOICE_KEY}(,${CHOICE_KEY})*)`,
  "brew:paper,press;roast:4..6",
);
/** Numbers of attributes: `key:number`, separated by semicolons. */
export const AttributeNumbers = attributeList(`${ATTRIBUTE_KEY}:${ATTRIBUTE_NUMBER}`, "acidity:4;body:2.5");

/** The key of an attribute with numbers; `-` before it for the highest first. */
export const AttributeOrder = v.pipe(
  v.string(),
  v.regex(new RegExp(`^-?${ATTRIBUTE_KEY}$`), "形式が正しくありません。"),
  v.examples(["-width"]),
);

/** An id in a body. */
export const rowNumber = v.pipe(
  v.number("数値で指定してください。"),
  v.integer("整数で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(ID_MAX, "形式が正しくありません。"),
);
