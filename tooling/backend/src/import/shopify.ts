import type { ImportedProduct, ImportedVariant, Adjustments, Refuse } from "./imported-product.ts";
import { importCopy } from "./import.copy.ts";
import { htmlToText } from "./html-text.ts";
import type { Cells, ShopifyColumn } from "./table.ts";
import { keyOf, listOf, type Pricing, readName, readPrices, readStock, readText, UNLIMITED_STOCK } from "./values.ts";

type Rows = readonly Cells<ShopifyColumn>[];

/** Shopify's option name for a product without options. */
const NO_OPTION = "Title";
const NO_VALUE = "Default Title";
/** Shopify's file does not contain Japan's tax rates. */
const TAX_RATE = 10;
const OPTIONS = [1, 2, 3] as const;

/** A product of a Shopify export: one row per variant, further rows for additional pictures. */
export function readShopifyProduct(
  rows: Rows,
  pricing: Pricing,
  refuse: Refuse,
  adjustments: Adjustments,
): ImportedProduct | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const handle = first.get("handle");
  const title = first.get("title");
  if (title === "") refuse(first.line, importCopy.row.noName);
  const name = readName(title, first.label("title"), { line: first.line, refuse });
  for (const row of rows.slice(1)) {
    const other = row.get("title");
    if (other !== "" && other !== title) refuse(row.line, importCopy.row.sameName(handle, first.line));
  }
  const key = keyOf(handle, "p");
  const optionNames = optionNamesOf(first);
  // Rows without a price and without option values contain only an additional picture.
  const variantRows = rows.filter((row) => row === first || row.get("price") !== "" || row.get("option1_value") !== "");
  const variants = variantRows.flatMap((row) => readVariant(row, key, optionNames, pricing, refuse, adjustments) ?? []);
  adjustments.defaultRate += 1;
  const tags = listOf(first.get("tags"));
  const type = first.get("type");
  return {
    line: first.line,
    key,
    code: variants[0]?.code ?? key,
    name,
    brand: readName(first.get("vendor"), first.label("vendor"), { line: first.line, refuse }) || null,
    categories: [type || tags[0] || importCopy.defaults.otherCategory].map((each) => ({
      name: each,
      number: null,
    })),
    catchCopy: null,
    description: readText(htmlToText(first.get("body")), adjustments),
    keywords: [...new Set([type, ...tags])].filter((word) => word !== ""),
    options: optionNames.map((option, index) => ({
      name: option,
      values: [...new Set(variants.map((variant) => variant.optionValues[index] ?? ""))],
    })),
    taxRate: TAX_RATE,
    isShow: isPublished(first),
    images: rows.flatMap((row) => {
      const url = row.get("image");
      return url === "" ? [] : [{ url, alt: row.get("image_alt") || name }];
    }),
    variants,
    texts: [name, type, tags.join(" "), htmlToText(first.get("body"))],
  };
}

function optionNamesOf(first: Cells<ShopifyColumn>): string[] {
  const names = OPTIONS.map((index) => first.get(`option${index}_name`)).filter((name) => name !== "");
  return names[0] === NO_OPTION && first.get("option1_value") === NO_VALUE ? [] : names;
}

function readVariant(
  row: Cells<ShopifyColumn>,
  key: string,
  optionNames: readonly string[],
  pricing: Pricing,
  refuse: Refuse,
  adjustments: Adjustments,
): ImportedVariant | undefined {
  const context = { line: row.line, refuse, adjustments };
  const texts = { price: row.get("price"), comparePrice: row.get("compare_price") };
  const prices = readPrices(texts, TAX_RATE, pricing, context);
  if (!prices) return undefined;
  const optionValues = optionNames.map((option, index) => {
    const value = row.get(`option${OPTIONS[index] ?? 1}_value`);
    if (value === "") refuse(row.line, importCopy.row.noOption(option));
    return readName(value, option, context);
  });
  // Shopify sells a variant without a tracker, or one that may be oversold, regardless of its quantity.
  const isUntracked = row.has("tracker") && row.get("tracker") === "";
  const isUnlimited = row.get("stock") === "" || isUntracked || row.get("policy").toLowerCase() === "continue";
  if (isUnlimited) adjustments.unlimited += 1;
  return {
    line: row.line,
    code: row.get("sku") || [key, ...optionValues].join("-"),
    optionValues,
    ...prices,
    stock: isUnlimited ? UNLIMITED_STOCK : readStock(row.get("stock"), context),
    image: row.get("variant_image"),
  };
}

function isPublished(first: Cells<ShopifyColumn>): boolean {
  const status = first.get("status").toLowerCase();
  const published = first.get("published").toLowerCase();
  return (status === "" || status === "active") && (published === "" || published === "true");
}
