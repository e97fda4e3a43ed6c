import { createHash } from "node:crypto";
import { importCopy } from "./import.copy.ts";
import type { Adjustments, Refuse } from "./imported-product.ts";

/** Maximum price of a piece in yen including tax. */
const MAX_PRICE = 10_000_000;
/** The stock of a product whose stock the shop does not track. */
export const UNLIMITED_STOCK = 9999;
export const MAX_STOCK = 999_999;
export const MAX_NAME = 200;
const MAX_TEXT = 20_000;
const STANDARD_RATE = 10;

/** How to convert the price columns to yen including tax. */
export interface Pricing {
  /** Yen per unit of the file's currency. */
  rate: number;
  /** Whether the file's prices include consumption tax. */
  isTaxIncluded: boolean;
}

interface ValueContext {
  line: number;
  refuse: Refuse;
  adjustments: Adjustments;
}

/** A price in yen including tax; undefined when it was rejected. */
function readPrice(text: string, taxRate: number, pricing: Pricing, context: ValueContext): number | undefined {
  const { line, refuse, adjustments } = context;
  const { row } = importCopy;
  const plain = text.normalize("NFKC").replaceAll(/[\s,¥\\円]/g, "");
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) {
    refuse(line, row.badPrice(text));
    return undefined;
  }
  const amount = Number(plain) * pricing.rate;
  const price = Math.round(pricing.isTaxIncluded ? amount : (amount * (100 + taxRate)) / 100);
  if (!Number.isInteger(Number(plain)) && pricing.rate === 1) adjustments.decimals += 1;
  if (price < 1) refuse(line, row.priceTooLow(text));
  if (price > MAX_PRICE) refuse(line, row.priceTooHigh(text, MAX_PRICE.toLocaleString("ja-JP")));
  return price >= 1 && price <= MAX_PRICE ? price : undefined;
}

/** The prices of a variant; undefined after a rejection. A price before a reduction counts only if it is higher. */
export function readPrices(
  { price: text, comparePrice }: { price: string; comparePrice: string },
  taxRate: number,
  pricing: Pricing,
  context: ValueContext,
): { price: number; beforePrice: number | null } | undefined {
  if (text === "") {
    context.refuse(context.line, importCopy.row.noPrice);
    return undefined;
  }
  const price = readPrice(text, taxRate, pricing, context);
  const before = comparePrice === "" ? undefined : readPrice(comparePrice, taxRate, pricing, context);
  const isReduced = before !== undefined && price !== undefined && before > price;
  return { price: price ?? 0, beforePrice: isReduced ? before : null };
}

/** A tax rate, by default the standard one. */
export function readTaxRate(text: string, { line, refuse, adjustments }: ValueContext): 8 | 10 {
  const plain = text.normalize("NFKC").replace(/%$/, "");
  if (plain === "") {
    adjustments.defaultRate += 1;
    return STANDARD_RATE;
  }
  const rate = Number(plain);
  if (rate === 8 || rate === 10) return rate;
  refuse(line, importCopy.row.badTaxRate(plain));
  return STANDARD_RATE;
}

/** Pieces in stock; a negative stock (oversold) counts as none. */
export function readStock(text: string, { line, refuse, adjustments }: ValueContext): number {
  const plain = text.normalize("NFKC").replaceAll(/[\s,]/g, "");
  if (!/^-?\d{1,9}(\.0+)?$/.test(plain)) {
    refuse(line, importCopy.row.badStock(text));
    return 0;
  }
  if (Number(plain) < 0) adjustments.negative += 1;
  if (Number(plain) > MAX_STOCK) adjustments.most += 1;
  return Math.min(MAX_STOCK, Math.max(0, Math.trunc(Number(plain))));
}

/** A single-line name. Rejects a leading equals sign, which a spreadsheet would run as a formula. */
export function readName(
  text: string,
  column: string,
  { line, refuse }: Pick<ValueContext, "line" | "refuse">,
): string {
  const { row } = importCopy;
  const name = text.replaceAll(/\s+/g, " ");
  if (name.startsWith("=")) refuse(line, row.formula(column));
  else if (name.length > MAX_NAME) refuse(line, row.nameTooLong(MAX_NAME));
  return name;
}

/** A long text, truncated at the maximum length. */
export function readText(text: string, adjustments: Adjustments): string {
  if (text.length > MAX_TEXT) adjustments.cut += 1;
  return text.slice(0, MAX_TEXT);
}

/** A key for URLs: the text itself when it is valid, else a short, stable digest of it. */
export function keyOf(text: string, prefix: string): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, "-");
  if (/^[a-z0-9][a-z0-9.~-]{0,99}$/.test(plain)) return plain;
  return `${prefix}-${createHash("sha256").update(text.normalize("NFKC")).digest("hex").slice(0, 12)}`;
}

/** Separators of search words. */
export const WORD_COMMA = /[,\u3001\s]/;

/** Splits a list in one cell; a name may contain an ideographic comma, so only search words are split there. */
export const listOf = (text: string, comma: string | RegExp = ",") =>
  text
    .split(comma)
    .map((part) => part.trim())
    .filter((part) => part !== "");
