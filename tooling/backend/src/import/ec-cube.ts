import type { ImportedProduct, ImportedVariant, Adjustments, Refuse } from "./imported-product.ts";
import { importCopy, optionCopy } from "./import.copy.ts";
import { htmlToText } from "./html-text.ts";
import type { Cells, EcCubeColumn } from "./table.ts";
import {
  keyOf,
  listOf,
  type Pricing,
  readName,
  readPrices,
  readStock,
  readTaxRate,
  readText,
  UNLIMITED_STOCK,
  WORD_COMMA,
} from "./values.ts";

type Row = Cells<EcCubeColumn>;

/** 1 is 公開; 2 and 3 are 非公開 and 廃止. */
const PUBLIC = "1";

/**
 * A product of an EC-CUBE 4 export: one row per combination of its classes (規格). A product with classes
 * also has a row without any, which is not for sale.
 */
export function readEcCubeProduct(
  rows: readonly Row[],
  pricing: Pricing,
  refuse: Refuse,
  adjustments: Adjustments,
): ImportedProduct | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const name = readName(first.get("name"), first.label("name"), { line: first.line, refuse });
  if (name === "") refuse(first.line, importCopy.row.noName);
  const number = first.get("id");
  const key = number === "" ? keyOf(first.get("code") || name, "p") : keyOf(number, "p").replace(/^(?=\d)/, "p");
  const taxRate = readTaxRate(first.get("tax_rate"), { line: first.line, refuse, adjustments });
  const rowsWithClasses = rows.filter((row) => valuesOf(row).length > 0);
  const saleRows = rowsWithClasses.length > 0 ? rowsWithClasses : rows;
  const variants = saleRows.flatMap((row) => readVariant(row, key, { taxRate, pricing, refuse, adjustments }) ?? []);
  const names = listOf(first.get("category_names"));
  const numbers = listOf(first.get("category_ids"));
  const { otherCategory, categoryOfNumber } = importCopy.defaults;
  const categories = (names.length > 0 ? names : numbers.map(categoryOfNumber)).map((category, index) => ({
    name: category,
    number: names.length === numbers.length || names.length === 0 ? (numbers[index] ?? null) : null,
  }));
  const keywords = [...listOf(first.get("search_words"), WORD_COMMA), ...listOf(first.get("tags"))];
  const description = readText(htmlToText(first.get("description")), adjustments);
  return {
    line: first.line,
    key,
    code: variants[0]?.code ?? key,
    name,
    brand: null,
    categories: categories.length > 0 ? categories : [{ name: otherCategory, number: null }],
    catchCopy: readText(htmlToText(first.get("catch_copy")), adjustments) || null,
    description,
    keywords,
    options: guessOptions(variants),
    taxRate,
    isShow: [PUBLIC, ""].includes(first.get("status")) && first.get("is_deleted") !== "1",
    images: listOf(first.get("image")).map((url) => ({ url, alt: name })),
    variants,
    texts: [name, names.join(" "), keywords.join(" "), description],
  };
}

function readVariant(
  row: Row,
  key: string,
  {
    taxRate,
    pricing,
    refuse,
    adjustments,
  }: { taxRate: 8 | 10; pricing: Pricing; refuse: Refuse; adjustments: Adjustments },
): ImportedVariant | undefined {
  const context = { line: row.line, refuse, adjustments };
  const texts = { price: row.get("price"), comparePrice: row.get("compare_price") };
  const prices = readPrices(texts, taxRate, pricing, context);
  if (!prices) return undefined;
  const optionValues = valuesOf(row).map((value) => readName(value, row.label("option1_value"), context));
  return {
    line: row.line,
    code: row.get("code") || [key, ...optionValues].join("-"),
    optionValues,
    ...prices,
    stock: readRowStock(row, context),
    image: "",
  };
}

/** The classes' values, or their ids when the file contains only those. */
function valuesOf(row: Row): string[] {
  return ([1, 2] as const).flatMap((index) => {
    const name = row.get(`option${index}_value`);
    const number = row.get(`option${index}_id`);
    if (name === "" && number === "") return [];
    return [name || importCopy.defaults.optionOfNumber(number)];
  });
}

function readRowStock(row: Row, context: { line: number; refuse: Refuse; adjustments: Adjustments }): number {
  const flag = row.get("is_unlimited");
  if (!["", "0", "1"].includes(flag)) {
    context.refuse(row.line, importCopy.row.badFlag(row.label("is_unlimited"), flag));
  }
  if (flag !== "1" && row.get("stock") !== "") return readStock(row.get("stock"), context);
  context.adjustments.unlimited += 1;
  return UNLIMITED_STOCK;
}

/** Guesses a class's name from its values, since EC-CUBE's file does not contain it. */
function guessOptions(variants: readonly ImportedVariant[]): { name: string; values: string[] }[] {
  const { size, color, kind, secondKind } = importCopy.defaults;
  const count = Math.max(0, ...variants.map((variant) => variant.optionValues.length));
  const usedNames = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const values = [...new Set(variants.map((variant) => variant.optionValues[index] ?? ""))];
    const guess = values.every((value) => optionCopy.size.test(value))
      ? size
      : values.every((value) => optionCopy.color.test(value))
        ? color
        : kind;
    const name = usedNames.has(guess) ? secondKind : guess;
    usedNames.add(name);
    return { name, values };
  });
}
