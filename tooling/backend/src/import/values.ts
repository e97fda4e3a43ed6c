import { createHash } from "node:crypto";
import { importCopy } from "./import.copy.ts";
import type { Notes, Refuse } from "./imported-product.ts";

/** Yen with tax that a single piece may cost. */
const MAX_PRICE = 10_000_000;
/** What stands for a stock that the shop does not count. */
export const UNLIMITED_STOCK = 9999;
const MAX_STOCK = 999_999;
export const MAX_NAME = 200;
const MAX_TEXT = 20_000;

/** How the numbers in the price columns become yen with tax. */
export interface Pricing {
  /** Yen for one of the file's units. */
  rate: number;
  /** Whether the file's prices have the consumption tax in them. */
  isTaxIncluded: boolean;
}

interface ValueContext {
  line: number;
  refuse: Refuse;
  notes: Notes;
}

/** A price in yen with tax; undefined where it was refused or, for an optional one, is missing. */
export function readPrice(text: string, taxRate: number, pricing: Pricing, context: ValueContext): number | undefined {
  const { line, refuse, notes } = context;
  const { row } = importCopy;
  const plain = text.normalize("NFKC").replaceAll(/[\s,¥\\円]/g, "");
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) {
    refuse(line, row.badPrice(excerpt(text)));
    return undefined;
  }
  const given = Number(plain) * pricing.rate;
  const price = Math.round(pricing.isTaxIncluded ? given : (given * (100 + taxRate)) / 100);
  if (!Number.isInteger(Number(plain)) && pricing.rate === 1) notes.decimals += 1;
  if (price < 1) refuse(line, row.priceTooLow(excerpt(text)));
  if (price > MAX_PRICE) refuse(line, row.priceTooHigh(excerpt(text), MAX_PRICE.toLocaleString("ja-JP")));
  return price >= 1 && price <= MAX_PRICE ? price : undefined;
}

/** Pieces in stock; a file that oversold has negative ones, which count as none. */
export function readStock(text: string, { line, refuse, notes }: ValueContext): number {
  const plain = text.normalize("NFKC").replaceAll(/[\s,]/g, "");
  if (!/^-?\d{1,9}(\.0+)?$/.test(plain)) {
    refuse(line, importCopy.row.badStock(excerpt(text)));
    return 0;
  }
  if (Number(plain) < 0) notes.negative += 1;
  return Math.min(MAX_STOCK, Math.max(0, Math.trunc(Number(plain))));
}

/** A name of one line. Spreadsheets would run what begins with an equals sign, so it is nothing that a shop prints. */
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

/** A long text, cut where nobody would read on. */
export const readText = (text: string) => text.slice(0, MAX_TEXT);

/** A key for an address: the text itself where it can be one, else a short digest of it, the same each time. */
export function keyOf(text: string, prefix: string): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, "-");
  if (/^[a-z0-9][a-z0-9.~-]{0,99}$/.test(plain)) return plain;
  return `${prefix}-${createHash("sha256").update(text.normalize("NFKC")).digest("hex").slice(0, 12)}`;
}

/** What parts search words. */
export const WORD_COMMA = /[,\u3001\s]/;

/** The parts of a list in one cell; a name may hold an ideographic comma, so that search words only are parted there. */
export const listOf = (text: string, comma: string | RegExp = ",") =>
  text
    .split(comma)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function excerpt(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
