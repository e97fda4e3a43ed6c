import type { ShelfLife } from "@noren/contract";
import { ATTRIBUTE_KEY, ATTRIBUTE_NUMBER } from "@noren/contract/shapes/query";
import { REPLACEMENT } from "../csv/write-csv.ts";
import type { AttributeValues } from "../db/schema/catalogue.ts";
import type { Adjustments, ImportedProduct, ImportedVariant, Refuse } from "./imported-product.ts";
import { importCopy } from "./import.copy.ts";
import { norenCopy } from "./noren.copy.ts";
import type { Cells, NorenColumn } from "./table.ts";
import { keyOf, listOf, MAX_NAME, type Pricing, readPrices, readStock, readTaxRate, readText } from "./values.ts";

type Row = Cells<NorenColumn>;
type Settings = NonNullable<ImportedProduct["settings"]>;
interface Context {
  refuse: Refuse;
  adjustments: Adjustments;
}

export const OPTIONS = [1, 2, 3] as const;
/** Separates names in one cell: they may contain a comma. */
export const LIST_SEPARATOR = "\n";
const MAX_LEAD_DAYS = 60;
const MAX_SHELF_LIFE_DAYS = 3650;
const ATTRIBUTE_LINE = new RegExp(`^(${ATTRIBUTE_KEY})=(.+)$`);
const PICTURE_ROLE_LINE = new RegExp(`^([1-9]\\d?):(${ATTRIBUTE_KEY})=(.+)$`);
const NUMBER = new RegExp(`^${ATTRIBUTE_NUMBER}$`);
const TEXTS = ["name", "brand", "category_names", "catch_copy", "description", "keywords"] as const;

/** A product of `npm run export`: one row per variant. Only the first row needs what belongs to the product. */
export function readNorenProduct(
  rows: readonly Row[],
  pricing: Pricing,
  refuse: Refuse,
  adjustments: Adjustments,
): ImportedProduct | undefined {
  // Somebody may have sorted the rows.
  const main = rows.find((row) => row.get("name") !== "") ?? rows[0];
  if (!main) return undefined;
  const { line } = main;
  const context = { refuse, adjustments };
  refuseReplaced(rows, refuse);
  const name = readPlainName(main, "name", refuse);
  if (name === "") refuse(line, importCopy.row.noName);
  for (const row of rows) {
    if (!["", main.get("name")].includes(row.get("name"))) refuse(row.line, importCopy.row.otherName(line));
  }
  const typedKey = main.get("key");
  if (typedKey !== "" && !/^[\w.~-]{1,100}$/.test(typedKey)) refuse(line, importCopy.row.badKey(typedKey));
  const key = typedKey || keyOf(main.get("code") || name, "p");
  const taxRate = readTaxRate(main.get("tax_rate"), { line, ...context });
  const optionNames = OPTIONS.map((index) => readPlainName(main, `option${index}_name`, refuse)).filter(Boolean);
  const variants = rows.flatMap((row) => readVariant(row, { key, optionNames, taxRate, pricing, ...context }) ?? []);
  const keywords = listOf(main.raw("keywords"), LIST_SEPARATOR);
  const description = readText(main.raw("description"), adjustments);
  const categories = readCategories(main);
  return {
    line,
    key,
    code: main.get("product_code") || (variants[0]?.code ?? key),
    name,
    brand: main.has("brand") ? readPlainName(main, "brand", refuse) : null,
    categories,
    catchCopy: main.has("catch_copy") ? readText(main.raw("catch_copy"), adjustments) : null,
    description,
    keywords,
    options: optionNames.map((option, index) => ({
      name: option,
      values: [...new Set(variants.map((variant) => variant.optionValues[index] ?? ""))],
    })),
    taxRate,
    isShow: readIsShow(main, refuse),
    images: null,
    ...readPictureRoles(main, refuse),
    ...readVideo(main, refuse),
    variants,
    settings: readSettings(main, refuse),
    texts: [name, categories.map((category) => category.name).join(" "), keywords.join(" "), description],
  };
}

/** A line per picture of a role: `2:age=10`, with the picture's number from 1. */
function readPictureRoles(row: Row, refuse: Refuse): Pick<ImportedProduct, "pictureRoles"> {
  if (!row.has("picture_roles")) return {};
  const lines = listOf(row.get("picture_roles"), LIST_SEPARATOR).map((line) => line.normalize("NFKC"));
  const entries = lines.flatMap((line): [number, { role: string; value: number }][] => {
    const [, place = "", role = "", value = ""] = PICTURE_ROLE_LINE.exec(line) ?? [];
    if (role !== "" && NUMBER.test(value)) return [[Number(place) - 1, { role, value: Number(value) }]];
    refuse(row.line, importCopy.row.badPictureRole(line));
    return [];
  });
  return { pictureRoles: new Map(entries) };
}

/** A video needs a title and a poster. An empty cell keeps that of the shop: the export names no files. */
function readVideo(row: Row, refuse: Refuse): Pick<ImportedProduct, "video"> {
  const url = row.get("video");
  if (url === "") return {};
  if (url === norenCopy.noVideo) return { video: null };
  const title = readPlainName(row, "video_title", refuse);
  const poster = row.get("video_poster");
  if (title === "" || poster === "") refuse(row.line, importCopy.row.badVideo);
  return { video: { url, title, poster, captions: row.get("video_captions") } };
}

function readVariant(
  row: Row,
  {
    key,
    optionNames,
    taxRate,
    pricing,
    ...context
  }: Context & { key: string; optionNames: readonly string[]; taxRate: 8 | 10; pricing: Pricing },
): ImportedVariant | undefined {
  const { line } = row;
  const texts = { price: row.get("price"), comparePrice: row.get("compare_price") };
  const prices = readPrices(texts, taxRate, pricing, { line, ...context });
  if (!prices) return undefined;
  const optionValues = optionNames.map((option, index) => {
    const value = readPlainName(row, `option${OPTIONS[index] ?? 1}_value`, context.refuse);
    if (value === "") context.refuse(line, importCopy.row.noOption(option));
    return value;
  });
  const stock = row.get("stock");
  return {
    line,
    code: row.get("code") || [key, ...optionValues].join("-"),
    optionValues,
    ...prices,
    // An unchanged stock is not written: the shop may have sold pieces since the export.
    stock: stock === "" || stock === row.get("exported_stock") ? null : readStock(stock, { line, ...context }),
    image: "",
  };
}

/** A name on one line; its blanks stay, among them the wide ones. */
function readPlainName(row: Row, column: NorenColumn, refuse: Refuse): string {
  const name = row.get(column).replaceAll(/[\n\t]+/g, " ");
  if (name.length > MAX_NAME) refuse(row.line, importCopy.row.nameTooLong(MAX_NAME));
  return name;
}

/** Shift_JIS lacks characters of names, such as 𠮷: the export to it replaces them. */
function refuseReplaced(rows: readonly Row[], refuse: Refuse): void {
  for (const row of rows) {
    const lost = [...TEXTS, ...OPTIONS.map((index) => `option${index}_value` as const)].find((column) =>
      row.raw(column).includes(REPLACEMENT),
    );
    if (lost) refuse(row.line, importCopy.row.replaced(row.label(lost)));
  }
}

/** The categories by key; by name where the shop gave no key, or more names than keys. */
function readCategories(row: Row): ImportedProduct["categories"] {
  const keys = listOf(row.get("category_keys"), LIST_SEPARATOR);
  const names = listOf(row.get("category_names"), LIST_SEPARATOR);
  const byKey = keys.map((key, index) => ({ name: names[index] ?? key, number: null, key }));
  return [...byKey, ...names.slice(keys.length).map((name) => ({ name, number: null }))];
}

function readIsShow(row: Row, refuse: Refuse): boolean {
  const text = row.get("is_show");
  if (!["", norenCopy.shown, norenCopy.hidden].includes(text)) {
    refuse(row.line, importCopy.row.badFlag(row.label("is_show"), text));
  }
  return text !== norenCopy.hidden;
}

/** The settings whose columns the file has. */
function readSettings(row: Row, refuse: Refuse): Settings {
  const settings: Settings = {};
  if (row.get("lead_days") !== "") settings.leadDays = readDays(row, "lead_days", MAX_LEAD_DAYS, refuse);
  if (row.has("delivery_method")) settings.deliveryMethod = row.get("delivery_method") || null;
  if (row.has("shelf_life_kind") && row.has("shelf_life_days")) settings.shelfLife = readShelfLife(row, refuse);
  if (row.has("attributes")) settings.attributes = readAttributes(row, refuse);
  return settings;
}

/** A line per attribute: `color=white,navy` for choices, `roast=4.5` for a number. */
function readAttributes(row: Row, refuse: Refuse): AttributeValues {
  const lines = listOf(row.get("attributes"), LIST_SEPARATOR).map((line) => line.normalize("NFKC"));
  const entries = lines.map((line): [string, string[] | number] => {
    const [, key = "", value = ""] = ATTRIBUTE_LINE.exec(line) ?? [];
    if (key === "") refuse(row.line, importCopy.row.badAttribute(line));
    return [key, NUMBER.test(value) ? Number(value) : value.split(",").map((each) => each.trim())];
  });
  return Object.fromEntries(entries);
}

function readShelfLife(row: Row, refuse: Refuse): ShelfLife | null {
  const text = row.get("shelf_life_kind");
  const days = row.get("shelf_life_days");
  if (text === "" && days === "") return null;
  const kinds = ["use_by", "best_before", "freshness"] as const satisfies ShelfLife["kind"][];
  const kind = kinds.find((known) => norenCopy.shelfLives[known] === text);
  if (kind === undefined || days === "" || Number(days) === 0) {
    refuse(row.line, importCopy.row.badShelfLife);
    return null;
  }
  return { kind, days: readDays(row, "shelf_life_days", MAX_SHELF_LIFE_DAYS, refuse) };
}

function readDays(row: Row, column: NorenColumn, max: number, refuse: Refuse): number {
  const text = row.get(column).normalize("NFKC");
  if (/^\d{1,5}$/.test(text) && Number(text) <= max) return Number(text);
  refuse(row.line, importCopy.row.badNumber(row.label(column), text, max));
  return 1;
}
