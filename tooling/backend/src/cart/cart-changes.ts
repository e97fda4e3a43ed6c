import type { Cart } from "@noren/contract";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { noticeCopy } from "./cart.copy.ts";
import { tidy } from "./line-edits.ts";
import type { CartVariants } from "./cart-variant.ts";

export type Notice = Cart["notices"][number];

/**
 * Brings the lines of a cart up to what the catalogue says now, and says what that changed since the shopper last saw
 * it: gone products leave, prices follow, quantities shrink to the stock. What is sold out stays, for the shopper to take
 * out; it is said once.
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
  return { content: tidy({ ...content, lines }), notices };
}
