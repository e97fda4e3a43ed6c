import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import { LineList } from "#ui/slots/line-list/line-list";

/** Legal items 1 and 2: how many of what, and the price of each. */
export function ConfirmProducts({ cart, editPaths }: ConfirmFactsProps) {
  const lines = cart.detail.products.map((line) => ({
    key: line.key,
    name: line.product_name,
    image: line.product_info.image,
    path: null,
    unitPrice: line.unit_price,
    quantity: line.quantity,
    subtotal: line.subtotal,
    taxRate: line.tax_rate,
  }));
  return (
    <ConfirmPart title={copy.products} edit={editPaths.products} required="legal-quantities">
      <LineList lines={lines} label={copy.products} />
    </ConfirmPart>
  );
}
