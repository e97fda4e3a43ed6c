import type { ProductInfo } from "@noren/contract";

/** What the shop's attributes say about a piece of craft. */
interface Craft {
  /** Where it was made: 岐阜・土岐. */
  place: string | null;
  /** What one gets of pieces that differ: 一点ずつ選べます. */
  choice: string | null;
}

/** Reads the attributes that cards show; each is null for a product without it. */
export function readCraft({ attributes = [] }: Pick<ProductInfo, "attributes">): Craft {
  const textOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.text ?? null;
  return { place: textOf("place"), choice: textOf("one_of") };
}
