import type {
  Arrival,
  Cart,
  CartLine,
  CartPacking,
  CartShipping,
  InvoiceRecipient,
  Orderer,
  SavedLine,
} from "@noren/contract";
import { fullAddress, nameOf } from "../address/plain-address.ts";
import type { CartRow } from "../db/schema/cart.ts";
import type { Notice } from "./cart-changes.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import { GIFT_PACKING, linesByParcel } from "./cart-content.ts";
import { coolField, parcelTemperature } from "./cool-parcels.ts";
import { undeliverableTo } from "./undeliverable.ts";
import type { CartContent, ContentLine, ContentPacking, Destination } from "../db/schema/cart-content.ts";
import type { CartSums } from "./cart-sums.ts";
import type { CartVariant, CartVariants } from "./cart-variant.ts";
import { stockFacts } from "../catalogue/stock-limits.ts";

/** Maps a cart to the contract's `Cart`. */
export function toCart(
  cart: CartRow & { token: string },
  content: CartContent,
  parts: {
    variants: CartVariants;
    tariffs: Tariffs;
    sums: CartSums;
    arrival: Arrival | null;
    point: Cart["detail"]["point"];
    orderer: Required<Orderer> | null;
    invoiceRecipient: InvoiceRecipient | null;
    notices: Notice[];
  },
): Cart {
  const { variants, tariffs, sums, arrival, point, orderer, invoiceRecipient, notices } = parts;
  const isInvoiceOffered = sums.payments.some(({ has_invoice, is_available }) => has_invoice && is_available);
  const shippingKeys = new Map(
    content.shippings.flatMap(({ key, packings }) => packings.map((packing) => [packing.key, key] as const)),
  );
  const inside = linesByParcel(content.lines);
  return {
    token: cart.token,
    id: cart.id,
    user_id: cart.userId,
    order_no: null,
    payment_id: sums.payment?.id ?? null,
    payment_name: sums.payment?.name ?? null,
    ...(sums.payment?.stores && content.payment_store && { payment_store: content.payment_store }),
    ...(isInvoiceOffered && invoiceRecipient && { invoice_recipient: invoiceRecipient }),
    orderer,
    sender: content.sender ? toShippingAddress(content.sender) : null,
    remarks: content.remarks,
    social_receiver: content.social,
    social_packing: content.social && toSocialPacking(content, sums),
    transaction_error: content.transaction_error ?? null,
    detail: {
      products: content.lines.flatMap((line, index): CartLine[] => {
        const variant = variants.get(line.variant_id);
        const line_sums = sums.lines[index];
        if (!variant || !line_sums) return [];
        return [
          {
            ...toSavedLine(line, variant),
            ...line_sums,
            ...coolField(variant.delivery.method.temperature),
            ...(variant.hasAccessories && { has_accessories: true }),
            shipping_key: shippingKeys.get(line.packing_key ?? "") ?? null,
            packing_key: line.packing_key,
          },
        ];
      }),
      ...(content.saved && {
        saved: content.saved.flatMap((line) => {
          const variant = variants.get(line.variant_id);
          return variant ? [toSavedLine(line, variant)] : [];
        }),
      }),
      shippings: content.shippings.map((shipping, index): CartShipping => {
        const undeliverable = undeliverableTo(content, shipping, variants, tariffs);
        return {
          key: shipping.key,
          ...toShippingAddress(shipping),
          carriage: sums.carriages[index] ?? 0,
          ...(undeliverable !== null && { undeliverable }),
          ...(shipping.sender !== undefined && { sender: shipping.sender && toShippingAddress(shipping.sender) }),
          packings: shipping.packings.flatMap((packing) =>
            toCartPackings(inside.get(packing.key) ?? [], packing, shipping.key, parts),
          ),
        };
      }),
      coupons: sums.coupons.map(({ id: _, ...coupon }) => coupon),
      point,
      order: sums.totals,
      ...(arrival && { arrival }),
    },
    notices,
    updated_at: cart.updatedAt.toISOString(),
  };
}

const toSavedLine = (line: ContentLine, variant: CartVariant): SavedLine => ({
  key: line.key,
  product_id: line.variant_id,
  product_name: variant.name,
  product_info: variant.info,
  option_values: variant.optionValues,
  unit_price: variant.price,
  quantity: line.quantity,
  tax_rate: variant.taxRate,
  ...stockFacts(variant.stock),
  accessory_of: line.accessory_of,
  name_embroidery: line.name_embroidery,
});

const toShippingAddress = ({ address, user_address_id }: Destination) => ({
  user_address_id,
  ...address,
  shipping_name: nameOf(address),
  full_address: fullAddress(address),
});

function toSocialPacking({ lines }: CartContent, { packed }: CartSums): Cart["social_packing"] {
  const packaging = packed.get(GIFT_PACKING);
  return packaging ? { key: GIFT_PACKING, product_keys: lines.map(({ key }) => key), ...packaging } : null;
}

function toCartPackings(
  lines: readonly ContentLine[],
  { key, wish }: ContentPacking,
  shipping_key: string,
  { variants, sums: { packed } }: { variants: CartVariants; sums: CartSums },
): CartPacking[] {
  const packaging = packed.get(key);
  const product_keys = lines.map((line) => line.key);
  const temperature = coolField(parcelTemperature(variants, lines));
  return packaging ? [{ key, shipping_key, product_keys, ...temperature, ...wish, ...packaging }] : [];
}
