import type { Cart } from "@noren/contract";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { noticeCopy } from "./cart.copy.ts";
import { normalizeContent } from "./line-edits.ts";
import type { CartVariants } from "./cart-variant.ts";

export type Notice = Cart["notices"][number];

/**
 * Adjusts the lines of a cart to the current catalogue and returns a notice for each change: removes deleted products,
 * updates prices, reduces quantities to the stock. A sold-out line stays until the shopper removes it; its notice
 * appears once.
 */
export function reconcileCatalogue(
  content: CartContent,
  variants: CartVariants,
): { content: CartContent; notices: Notice[] } {
  const notices: Notice[] = [];
  const notify = (code: string, product_name: string, message: string) => {
    if (!notices.some((notice) => notice.message === message)) {
      notices.push({ code: `cart.notice.${code}`, message, product_name });
    }
  };
  const left = new Map([...variants].map(([id, variant]) => [id, variant.stock]));
  const lines = content.lines.flatMap((line): ContentLine[] => {
    const variant = variants.get(line.variant_id);
    const { name, unit_price } = line.seen;
    if (!variant) {
      notify("removed", name, noticeCopy.removed(name));
      return [];
    }
    if (variant.price !== unit_price)
      notify("price", variant.name, noticeCopy.price(variant.name, unit_price, variant.price));
    const isOut = variant.stock === 0;
    if (isOut && !line.seen.is_out) notify("sold_out", variant.name, noticeCopy.soldOut(variant.name));
    const seen = { name: variant.name, unit_price: variant.price, is_out: isOut };
    if (isOut) return [{ ...line, seen }];

    const quantity = Math.min(line.quantity, left.get(line.variant_id) ?? 0);
    left.set(line.variant_id, (left.get(line.variant_id) ?? 0) - quantity);
    if (quantity < line.quantity) notify("reduced", variant.name, noticeCopy.reduced(variant.name, variant.stock));
    return quantity > 0 ? [{ ...line, quantity, seen }] : [];
  });
  return { content: normalizeContent({ ...content, lines }), notices };
}
