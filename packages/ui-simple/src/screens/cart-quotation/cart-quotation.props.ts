import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import type { QuotationSubmit } from "#ui/slots/papers/papers.props";

export interface CartQuotationProps {
  /** Null while the cart is being opened, `empty` without a product; else what the quotation will state. */
  quotation: { sums: OrderSumsProps; hasCarriage: boolean } | "empty" | null;
  cartPath: string;
  onSubmitted: QuotationSubmit;
}
