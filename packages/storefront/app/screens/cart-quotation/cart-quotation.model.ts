import { useDownloadCartQuotationMutation } from "@noren/api/endpoints/receipt";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { CartQuotationProps } from "#ui/screens/cart-quotation/cart-quotation.props";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import { usePaperForm } from "../../papers/use-paper-form.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCart } from "../../state/use-cart.ts";

function toQuotation(cart: Cart): CartQuotationProps["quotation"] {
  if (cart.detail.products.length === 0) return "empty";
  const sums = toCartSums(cart);
  return { sums, hasCarriage: sums.carriage !== "unknown" };
}

export function useCartQuotationModel(): CartQuotationProps {
  const { cart } = useCart();
  const [downloadQuotation] = useDownloadCartQuotationMutation();
  const quote = usePaperForm(papersCopy.quotation.done);
  return {
    quotation: cart && toQuotation(cart),
    cartPath: paths.cart(),
    onSubmitted: async (query) => {
      if (cart === null) return undefined;
      return quote(() => downloadQuotation({ token: cart.token, ...query }).unwrap());
    },
  };
}
