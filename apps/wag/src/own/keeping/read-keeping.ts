import type { ProductAttribute } from "@noren/contract";
import { keepingCopy } from "./keeping.copy.ts";

/** What a product's attributes say about keeping it. */
export interface Keeping {
  /** Days that it keeps, the day of dispatch included. */
  days: number;
  /** Where to keep it; undefined where the shop does not say. */
  storage: ProductAttribute | undefined;
  /** The solar terms in which the shop has it; null for the whole year. */
  sekki: readonly string[] | null;
}

/** No sweet keeps for longer; what the shop enters above it is a mistake. */
const LONGEST_DAYS = 366;

/** Reads the attributes `keeps`, `storage` and `sekki`. Null for a product without a shelf life, such as a bowl. */
export function readKeeping(attributes: readonly ProductAttribute[] = []): Keeping | null {
  const find = (key: string) => attributes.find((attribute) => attribute.key === key);
  const days = find("keeps")?.number;
  if (days === undefined || !(days >= 1 && days <= LONGEST_DAYS)) return null;
  return { days, storage: find("storage"), sekki: find("sekki")?.choices ?? null };
}

/** What a sweet is, in words: 練切・白餡. Empty where the shop does not say. */
export const describeKind = (attributes: readonly ProductAttribute[] = []): string =>
  ["kind", "filling"]
    .flatMap((key) => attributes.find((attribute) => attribute.key === key)?.text ?? [])
    .join(keepingCopy.joint);
