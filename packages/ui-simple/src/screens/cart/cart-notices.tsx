import type { Cart } from "@noren/contract";
import { Notice } from "#ui/elements/notice/notice";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";

/** What changed in the cart since the shopper last saw it. */
export function CartNotices({ notices }: Pick<Cart, "notices">) {
  if (notices.length === 0) return null;
  return (
    <Notice tone="warning" title={copy.notices} live>
      <ul>
        {notices.map(({ code, message, product_name }) => (
          <li key={`${code}-${product_name}`}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
