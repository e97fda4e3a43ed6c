import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import { LineList } from "#ui/slots/line-list/line-list";

/** Legal item 1: the products with their quantities and prices. */
export function ConfirmProducts({ confirmation, editPaths }: ConfirmFactsProps) {
  return (
    <ConfirmPart title={copy.products} editPath={editPaths.products} required="legal-quantities">
      <LineList {...confirmation} label={copy.products} />
    </ConfirmPart>
  );
}
