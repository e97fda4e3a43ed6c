import { CartContent as SimpleCartContent } from "@noren/ui-simple/screens/cart/cart-content";
import type { ComponentProps } from "react";
import { hasDiscount, isMourningCart } from "../../own/cart/mourning-cart.ts";

/** Simple's cart. One of mourning recommends nothing, and offers no coupons beside those that it has already. */
export function CartContent(props: ComponentProps<typeof SimpleCartContent>) {
  if (!isMourningCart(props)) return <SimpleCartContent {...props} />;
  return (
    <div data-mourning="">
      <SimpleCartContent
        {...props}
        related={[]}
        memberOffer={null}
        discounts={hasDiscount(props) ? props.discounts : null}
      />
    </div>
  );
}
