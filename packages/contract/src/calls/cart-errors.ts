/** Codes that every call on a cart may answer [error.cart-expired]. An unknown token is 404 and tells nothing. */
export const cartErrors = { not_found: 404, "cart.common.is_expired": 410 } as const;

/** Codes of what adds to a cart. */
export const productErrors = {
  "cart.update_products.product_not_found": 422,
  "cart.update_products.not_sale": 422,
  "cart.update_products.out_of_stock": 422,
  "cart.update_products.limit": 422,
} as const;
