import type { CartVariant } from "../cart/cart-variant.ts";
import type { DeliveryMethod } from "../delivery/delivery-method.ts";

/** Builds a delivery method without limits, with `changes` on top. */
export function testDeliveryMethod(changes: Partial<DeliveryMethod> = {}): DeliveryMethod {
  return {
    key: "standard",
    name: "通常便",
    temperature: "ambient",
    charge: 0,
    excluded_prefectures: [],
    excludes_islands: false,
    ...changes,
  };
}

/** Builds a cup, with `changes` on top. */
export function testCartVariant(changes: Partial<CartVariant> = {}): CartVariant {
  return {
    variantId: 1,
    productId: 1,
    code: "CUP-1",
    name: "湯呑",
    optionValues: [],
    price: 1100,
    taxRate: 10,
    stock: 20,
    leadDays: 1,
    delivery: { method: testDeliveryMethod(), shelfLife: null },
    isForSale: true,
    hasAccessories: false,
    embroideryLetters: null,
    info: {
      id: 1,
      key: "cup",
      name: "湯呑",
      code: "CUP",
      brand: null,
      categories: [],
      product_price: 1000,
      product_price_with_tax: 1100,
      is_price_from: false,
      before_price: null,
      tax_rate: 10,
      image: { path: "cup", width: 800, height: 800, color: "#334455", alt: "湯呑" },
      is_show_product: true,
      is_stock_available: true,
      default_variant_id: 1,
      is_new: false,
      is_favorite: false,
    },
    ...changes,
  };
}
