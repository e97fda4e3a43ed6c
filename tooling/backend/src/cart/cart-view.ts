import type { Cart, CartLine, CartShipping, Orderer } from "@noren/contract";
import { fullAddress, nameOf } from "../address/address-view.ts";
import type { CartRow } from "../db/schema/cart.ts";
import type { Notice } from "./cart-changes.ts";
import type { CartContent, ContentShipping } from "./cart-content.ts";
import type { CartSums } from "./cart-sums.ts";
import type { Goods } from "./good.ts";
import { stockFacts } from "./stock-limits.ts";

/** A cart as the contract has it. */
export function cartView(
  cart: CartRow & { token: string },
  content: CartContent,
  parts: { goods: Goods; sums: CartSums; orderer: Required<Orderer> | null; notices: Notice[] },
): Cart {
  const { goods, sums, orderer, notices } = parts;
  const packingOf = new Map(content.shippings.map((shipping) => [shipping.key, shipping.packing_key]));
  return {
    token: cart.token,
    id: cart.id,
    user_id: cart.userId,
    order_no: null,
    payment_id: sums.payment?.id ?? null,
    payment_name: sums.payment?.name ?? null,
    orderer,
    remarks: content.remarks,
    social_receiver: content.social,
    detail: {
      products: content.lines.flatMap((line, index): CartLine[] => {
        const good = goods.get(line.variant_id);
        const line_sums = sums.lines[index];
        if (!good || !line_sums) return [];
        return [
          {
            key: line.key,
            product_id: line.variant_id,
            product_name: good.name,
            product_info: good.info,
            option_values: good.optionValues,
            unit_price: good.price,
            quantity: line.quantity,
            tax_rate: good.taxRate,
            ...line_sums,
            ...stockFacts(good.stock),
            shipping_key: line.shipping_key,
            packing_key: line.shipping_key === null ? null : (packingOf.get(line.shipping_key) ?? null),
          },
        ];
      }),
      shippings: content.shippings.map((shipping, index) =>
        shippingView(content, shipping, sums.carriages[index] ?? 0),
      ),
      coupons: [],
      order: sums.totals,
    },
    notices,
    updated_at: cart.updatedAt.toISOString(),
  };
}

function shippingView(content: CartContent, shipping: ContentShipping, carriage: number): CartShipping {
  const { key, packing_key, user_address_id, address, wish } = shipping;
  const product_keys = content.lines.filter((line) => line.shipping_key === key).map((line) => line.key);
  return {
    key,
    user_address_id,
    ...address,
    shipping_name: nameOf(address),
    full_address: fullAddress(address),
    carriage,
    packings: [{ key: packing_key, shipping_key: key, product_keys, ...wish }],
  };
}
