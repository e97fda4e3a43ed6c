import type { Cart } from "@noren/contract";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { noticeCopy } from "./cart.copy.ts";
import { tidy } from "./line-edits.ts";
import type { Goods } from "./good.ts";

export type Notice = Cart["notices"][number];

/**
 * Brings the lines of a cart up to what the catalogue says now, and says what that changed since the shopper last saw
 * it: gone products leave, prices follow, quantities shrink to the stock. What is sold out stays, for the shopper to take
 * out; it is said once.
 */
export function reconcileCatalogue(content: CartContent, goods: Goods): { content: CartContent; notices: Notice[] } {
  const notices: Notice[] = [];
  const tell = (code: string, product_name: string, message: string) => {
    if (!notices.some((notice) => notice.message === message)) {
      notices.push({ code: `cart.notice.${code}`, message, product_name });
    }
  };
  const left = new Map([...goods].map(([id, good]) => [id, good.stock]));
  const lines = content.lines.flatMap((line): ContentLine[] => {
    const good = goods.get(line.variant_id);
    const { name, unit_price } = line.seen;
    if (!good) {
      tell("removed", name, noticeCopy.removed(name));
      return [];
    }
    if (good.price !== unit_price) tell("price", good.name, noticeCopy.price(good.name, unit_price, good.price));
    const isOut = good.stock === 0;
    if (isOut && !line.seen.is_out) tell("sold_out", good.name, noticeCopy.soldOut(good.name));
    const seen = { name: good.name, unit_price: good.price, is_out: isOut };
    if (isOut) return [{ ...line, seen }];

    const quantity = Math.min(line.quantity, left.get(line.variant_id) ?? 0);
    left.set(line.variant_id, (left.get(line.variant_id) ?? 0) - quantity);
    if (quantity < line.quantity) tell("reduced", good.name, noticeCopy.reduced(good.name, good.stock));
    return quantity > 0 ? [{ ...line, quantity, seen }] : [];
  });
  return { content: tidy({ ...content, lines }), notices };
}
