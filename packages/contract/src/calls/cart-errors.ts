/** Codes that every call on a cart may return [error.cart-expired]. An unknown token is a 404. */
export const cartErrors = { not_found: 404, "cart.common.is_expired": 410 } as const;

/** Codes of the calls that change a line's quantity. */
export const lineErrors = {
  ...cartErrors,
  "cart.update_products.product_not_found": 422,
  "cart.update_products.out_of_stock": 422,
} as const;

/** Codes of the calls that add products to a cart. */
export const productErrors = {
  ...lineErrors,
  "cart.update_products.not_sale": 422,
  "cart.update_products.limit": 422,
} as const;
