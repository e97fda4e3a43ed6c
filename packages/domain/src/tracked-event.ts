import type { CartLine } from "@noren/contract/shapes/cart-line";
import type { Category, ProductInfo } from "@noren/contract/shapes/catalogue";
import type { Order } from "@noren/contract/shapes/order";
import type { DecisionData } from "@noren/contract/shapes/popup";
import { RECOMMEND_CATEGORY_MAX_LEVELS } from "./limits.ts";

/** A product in the shop's events. */
export interface TrackedItem {
  readonly id: number;
  /** The product code. */
  readonly code: string;
  readonly name: string;
  readonly brand: string | null;
  /** From the top category down, at most 5 [tracking.recommend]. */
  readonly categories: readonly string[];
  readonly variant: string | null;
  /** Yen with tax; null where the shop hides prices from this browser. */
  readonly price: number | null;
  readonly quantity: number;
}

/** All shop events. Every adapter handles each of them or omits it by name. */
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
  | ({ readonly name: "refund" } & Omit<Purchase, "coupon">)
  | { readonly name: "search"; readonly word: string }
  | { readonly name: "login" | "sign_up"; readonly method: string };

/** An order as it is reported once; yen with tax. */
export interface Purchase {
  readonly order_no: string;
  readonly value: number;
  readonly tax: number;
  readonly carriage: number;
  readonly coupon: string | null;
  readonly items: readonly TrackedItem[];
}

/** The names from the top of the tree down to the category with this key; null when the tree lacks it. */
function pathTo(key: string, tree: readonly Category[]): string[] | null {
  for (const category of tree) {
    if (category.key === key) return [category.name];
    const below = pathTo(key, category.children);
    if (below !== null) return [category.name, ...below];
  }
  return null;
}

/** The levels of a product's first category; only its own name while the tree is not loaded. */
function categoryLevels({ categories: [first] }: Pick<ProductInfo, "categories">, tree: readonly Category[]): string[] {
  if (first === undefined) return [];
  return (pathTo(first.key, tree) ?? [first.name]).slice(0, RECOMMEND_CATEGORY_MAX_LEVELS);
}

/** @param tree the shop's categories */
export function toTrackedProduct(product: ProductInfo, tree: readonly Category[]): TrackedItem {
  const { id, code, name, brand, product_price_with_tax: price } = product;
  const categories = categoryLevels(product, tree);
  return { id, code, name, brand: brand?.name ?? null, categories, variant: null, price, quantity: 1 };
}

/** @param tree the shop's categories */
export function toTrackedLine(line: CartLine, tree: readonly Category[]): TrackedItem {
  const { product_info, quantity, unit_price: price, option_values } = line;
  return { ...toTrackedProduct(product_info, tree), variant: option_values.join(" / ") || null, quantity, price };
}

/** The refund of a cancelled order [refund.shape]; null if nothing was paid. */
export function toTrackedRefund({ order_no, refund }: Order): Omit<Purchase, "coupon"> | null {
  if (refund === null || refund.status === "none") return null;
  const { total_payment: value, total_tax: tax, total_carriage: carriage, user_order_info } = refund;
  const items = user_order_info.product.map(
    ({ product_id, code, product_name: name, unit_price: price, quantity }): TrackedItem => ({
      id: product_id ?? 0,
      code,
      name,
      brand: null,
      categories: [],
      variant: null,
      price,
      quantity,
    }),
  );
  return { order_no, value, tax, carriage, items };
}

/** A placed order as the API returns it for analytics. @param tree the shop's categories */
export function toDecidedPurchase(decision: DecisionData, tree: readonly Category[]): Purchase {
  const items = decision.products.map((line): TrackedItem => ({
    id: line.product_id ?? 0,
    code: line.code,
    name: line.product_name,
    brand: line.brand?.name ?? null,
    categories: categoryLevels(line, tree),
    variant: null,
    price: line.unit_price,
    quantity: line.quantity,
  }));
  return toTrackedPurchase(decision, items, null);
}

type Sums = Pick<Order, "order_no" | "total_payment" | "total_tax" | "total_carriage">;

export function toTrackedPurchase(order: Sums, items: readonly TrackedItem[], coupon: string | null): Purchase {
  const { order_no, total_payment: value, total_tax: tax, total_carriage: carriage } = order;
  return { order_no, value, tax, carriage, coupon, items };
}
