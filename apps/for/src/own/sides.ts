import type { Category, ProductInfo } from "@noren/contract";

/** The keys of the two categories into which the shop is divided. */
export const SIDES = { joy: "keiji", mourning: "choji" } as const;
export type Side = keyof typeof SIDES;

/** The other categories: kinds of goods. */
export const listKindsOfGoods = <Top extends Pick<Category, "key">>(categories: readonly Top[]): Top[] =>
  categories.filter(({ key }) => key !== SIDES.joy && key !== SIDES.mourning);

type Described = Pick<ProductInfo, "attributes">;

const choicesOf = ({ attributes }: Described, key: string): readonly string[] =>
  attributes?.find((attribute) => attribute.key === key)?.choices ?? [];

/** Whether a product is for mourning alone. */
export function isForMourning(product: Described): boolean {
  const sides = choicesOf(product, "side");
  return sides.length === 1 && sides[0] === "mourning";
}

/** Whether a 掛け紙 goes on the product; a small one has a 短冊 instead. */
export const takesPaper = (product: Described): boolean => !choicesOf(product, "gift_paper").includes("tanzaku");
