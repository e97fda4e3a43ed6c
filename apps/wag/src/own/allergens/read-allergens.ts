import type { ProductAttribute } from "@noren/contract";
import { allergensCopy as copy } from "./allergens.copy.ts";

export interface Allergens {
  /** Those that the law makes mandatory, used or not, in the shop's order. */
  mandatory: readonly { name: string; isUsed: boolean }[];
  /** The recommended ones. */
  alsoUsed: readonly string[];
  alsoUnused: readonly string[];
}

/** Reads the attributes `contains`, `free_of` and those of the recommended ones. Null where a product states none of the mandatory ones. */
export function readAllergens(attributes: readonly ProductAttribute[] = []): Allergens | null {
  const namesOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.text.split(copy.joint) ?? [];
  const used = namesOf("contains").map((name) => ({ name, isUsed: true }));
  const unused = namesOf("free_of").map((name) => ({ name, isUsed: false }));
  if (used.length + unused.length === 0) return null;
  return {
    mandatory: [...used, ...unused],
    alsoUsed: namesOf("contains_also"),
    alsoUnused: namesOf("free_of_also"),
  };
}
