import type { Product, ProductInfo, Variant } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";
import { readCase } from "#ui/slots/product-card/read-case";
import type { Candidate, Finding, Item } from "../../own/sheet/finding.ts";

/** The shop's answers so far; undefined for a question that was not asked yet. */
export interface Answers {
  /** The products that a search finds. */
  found: (word: string) => readonly ProductInfo[] | undefined;
  product: (key: string) => Product | undefined;
  /** Products like one. */
  others: (key: string) => readonly ProductInfo[] | undefined;
}

/** The next question to the shop. */
export type Question = { ask: "found"; word: string } | { ask: "product" | "others"; key: string };

/** Products to choose from where a word names none. */
const CANDIDATES_MAX = 3;
const SUBSTITUTES_MAX = 2;

const toCandidate = ({ code, name }: ProductInfo): Candidate => ({ code, name });

/** The item of a variant. */
const toItem = (product: Product, variant: Variant, others: readonly ProductInfo[]): Item => {
  const inStock = others.filter(({ is_stock_available, code }) => is_stock_available && code !== product.code);
  return {
    id: variant.id,
    key: product.key,
    code: product.code,
    name: product.name,
    case: readCase(product.attributes),
    price: variant.product_price_with_tax,
    taxRate: product.tax_rate,
    max: variant.max_quantity,
    left: variant.stock_quantity,
    isOut: !product.is_stock_available,
    substitutes: inStock.slice(0, SUBSTITUTES_MAX).map(toCandidate),
  };
};

/** A code without differences of typing: width, case, hyphens and spaces. */
export const foldCode = (code: string): string =>
  code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[-\s‐‑–—―−ー]/g, "");

/** The words by which the shop finds a code: BW and 1150 for BW1150 and bw-1150. */
const wordOf = (code: string): string =>
  code
    .normalize("NFKC")
    .trim()
    .replaceAll(/(?<=[a-z])[-‐‑–—―−ー]?(?=\d)/gi, " ");

/** Looks a code up, with questions to the shop as far as its answers are not enough. */
export async function lookUpCode(
  code: string,
  getAnswers: () => Answers,
  ask: (question: Question) => Promise<Problem | null>,
): Promise<Finding> {
  for (;;) {
    const found = findCode(code, getAnswers());
    if ("kind" in found) return found;
    const problem = await ask(found);
    // The shop refuses a word that is too long for a code.
    if (problem) return { kind: problem.kind === "validation" ? "missing" : "failed" };
  }
}

/** Looks a code up in the answers. Returns the next question if they are not enough. */
export function findCode(code: string, answers: Answers): Finding | Question {
  const word = wordOf(code);
  const listed = answers.found(word);
  if (!listed) return { ask: "found", word };
  const exact = listed.find((product) => foldCode(product.code) === foldCode(code));
  if (!exact) {
    const candidates = listed.slice(0, CANDIDATES_MAX).map(toCandidate);
    return candidates.length > 0 ? { kind: "unclear", candidates } : { kind: "missing" };
  }
  const product = answers.product(exact.key);
  if (!product) return { ask: "product", key: exact.key };
  const [variant] = product.product_model.products;
  if (!variant) return { kind: "missing" };
  if (product.is_stock_available) return { kind: "found", item: toItem(product, variant, []) };
  const others = answers.others(exact.key);
  return others ? { kind: "found", item: toItem(product, variant, others) } : { ask: "others", key: exact.key };
}
