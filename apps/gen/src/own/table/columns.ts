import type { ProductAttribute, ProductInfo } from "@noren/contract";

/** A column of the table: an attribute of the shop by which products are compared. */
export type Column = Pick<ProductAttribute, "key" | "name" | "better"> & { unit: string; isNumber: boolean };

/** A column needs a value in one of this many rows, or in two of the pinned ones. */
const ROWS_PER_VALUE = 3;
/** More columns do not fit beside the filter. */
const COLUMNS_MAX = 8;

export const findFact = ({ attributes }: ProductInfo, key: string): ProductAttribute | undefined =>
  attributes?.find((attribute) => attribute.key === key);

/** The columns that fit what is listed, in the shop's order; among pinned products of several kinds those that they share. */
export function columnsOf(listed: readonly ProductInfo[], pinned: readonly ProductInfo[]): Column[] {
  const facts = [...pinned, ...listed].flatMap(({ attributes = [] }) => attributes.filter((each) => each.is_compare));
  const count = (products: readonly ProductInfo[], key: string) =>
    products.filter((product) => findFact(product, key)).length;
  const columns = orderOf([...pinned, ...listed]).flatMap((key): Column[] => {
    const fact = facts.find((each) => each.key === key);
    if (!fact) return [];
    const isShared = count(pinned, key) > 1 || count(listed, key) * ROWS_PER_VALUE >= listed.length;
    const { name, better, unit = "", number } = fact;
    return isShared ? [{ key, name, unit, isNumber: number !== undefined, ...(better && { better }) }] : [];
  });
  return columns.slice(0, COLUMNS_MAX);
}

/** The keys of all attributes in the shop's order, which each product keeps for those that it has. */
function orderOf(products: readonly ProductInfo[]): string[] {
  const order: string[] = [];
  for (const { attributes = [] } of products) {
    let place = 0;
    for (const { key } of attributes) {
      const known = order.indexOf(key);
      if (known < 0) order.splice(place++, 0, key);
      else place = known + 1;
    }
  }
  return order;
}
