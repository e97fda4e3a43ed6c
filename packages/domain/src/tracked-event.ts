import type { CartLine } from "@noren/contract/shapes/cart";
import type { ProductInfo } from "@noren/contract/shapes/catalogue";
import type { Order } from "@noren/contract/shapes/order";
import { RECOMMEND_CATEGORY_MAX_LEVELS } from "./limits.ts";

/** A product as the shop's events tell of it. */
export interface TrackedItem {
  /** The product's number. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly brand: string | null;
  /** From the top category down, at most 5 [tracking.recommend]. */
  readonly categories: readonly string[];
  readonly variant: string | null;
  /** Yen with tax. */
  readonly price: number;
  readonly quantity: number;
}

/** The one list of shop events; every adapter answers to all of them or leaves them out by name. */
export type TrackedEvent =
  | { readonly name: "page_view"; readonly path: string; readonly title: string }
  | { readonly name: "view_item_list"; readonly list: string; readonly items: readonly TrackedItem[] }
  | { readonly name: "view_item"; readonly item: TrackedItem }
  | { readonly name: "add_to_cart" | "remove_from_cart"; readonly item: TrackedItem }
  | { readonly name: "view_cart" | "begin_checkout"; readonly items: readonly TrackedItem[]; readonly value: number }
  | { readonly name: "add_shipping_info"; readonly items: readonly TrackedItem[]; readonly value: number }
  | {
      readonly name: "add_payment_info";
      readonly items: readonly TrackedItem[];
      readonly value: number;
      readonly payment: string;
    }
  | ({ readonly name: "purchase" } & Purchase)
  | { readonly name: "search"; readonly word: string }
  | { readonly name: "login" | "sign_up"; readonly method: string };

/** An order as it is told once; yen with tax. */
export interface Purchase {
  readonly order_no: string;
  readonly value: number;
  readonly tax: number;
  readonly carriage: number;
  readonly coupon: string | null;
  readonly items: readonly TrackedItem[];
}

const levels = (names: readonly { name: string }[]) =>
  names.slice(0, RECOMMEND_CATEGORY_MAX_LEVELS).map(({ name }) => name);

export function trackedProduct(product: ProductInfo, quantity = 1, variant: string | null = null): TrackedItem {
  const { id, code, name, brand, categories, product_price_with_tax: price } = product;
  return { id, code, name, brand: brand?.name ?? null, categories: levels(categories), variant, price, quantity };
}

export function trackedLine(line: CartLine): TrackedItem {
  const variant = line.option_values.join(" / ") || null;
  return { ...trackedProduct(line.product_info, line.quantity, variant), price: line.unit_price };
}

type Sums = Pick<Order, "order_no" | "total_payment" | "total_tax" | "total_carriage">;

export function trackedPurchase(order: Sums, items: readonly TrackedItem[], coupon: string | null): Purchase {
  const { order_no, total_payment: value, total_tax: tax, total_carriage: carriage } = order;
  return { order_no, value, tax, carriage, coupon, items };
}
