import { CartContent as SimpleCartContent } from "@noren/ui-simple/screens/cart/cart-content";
import type { ComponentProps } from "react";
import { isMourningCart } from "../../own/cart/is-mourning-cart.ts";

/** Simple's cart. One of mourning recommends nothing, and asks for no coupon that is not used yet. */
export function CartContent(props: ComponentProps<typeof SimpleCartContent>) {
  if (!isMourningCart(props)) return <SimpleCartContent {...props} />;
  return (
    <div data-mourning="">
      <SimpleCartContent {...props} related={[]} />
    </div>
  );
}
