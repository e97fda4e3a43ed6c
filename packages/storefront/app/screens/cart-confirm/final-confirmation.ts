import type { Cart, CartShipping, PaymentMethod } from "@noren/contract";
import { formatDate } from "@noren/validation/format";
import type { FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { confirmWords as words } from "./cart-confirm.messages.ts";

const CANCELLATION_PATH = "/law";

function whenOf({ packings }: CartShipping): string {
  const wishes = packings.map(({ delivery_at, delivery_timezone_name: slot }) => {
    if (delivery_at !== null) return words.when(formatDate(delivery_at), slot);
    return slot === null ? words.anyTime : words.slotOnly(slot);
  });
  return [...new Set(wishes)].join("\n");
}

/** The six items of the final confirmation (特定商取引法), out of the cart and the chosen way to pay. */
export function finalConfirmation(cart: Cart, payment: PaymentMethod): FinalConfirmation {
  const { products, shippings, order } = cart.detail;
  return {
    quantities: products.map(({ product_name, quantity }) => ({ name: product_name, quantity })),
    amounts: {
      products: order.total_products,
      discount: order.total_discount,
      point: order.use_point,
      carriage: order.total_carriage,
      packing: order.total_packing,
      fee: order.total_fee,
      total: order.total_payment,
    },
    payment: { name: payment.name, timing: words.timing[payment.code] },
    deliveries: shippings.map((shipping) => ({
      name: shipping.shipping_name,
      address: shipping.full_address,
      when: whenOf(shipping),
    })),
    applicationPeriod: null,
    cancellation: { text: words.cancellation, path: CANCELLATION_PATH },
  };
}
