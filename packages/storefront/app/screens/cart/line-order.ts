import type { CartLine } from "@noren/contract";

/**
 * The lines in the order of the page: accessories follow the last line of their product. An accessory whose product is not in
 * the cart follows all others, so that the shopper sees every line that is charged.
 */
export function sortLines(lines: readonly CartLine[]): CartLine[] {
  const products = lines.filter(({ accessory_of }) => accessory_of === null);
  const sorted = products.flatMap((line, index) => {
    const isLast = products.findLastIndex(({ product_id }) => product_id === line.product_id) === index;
    return isLast ? [line, ...lines.filter(({ accessory_of }) => accessory_of === line.product_id)] : [line];
  });
  return [...sorted, ...lines.filter((line) => !sorted.includes(line))];
}
