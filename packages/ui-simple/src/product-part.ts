/**
 * A part that only a theme's product page has, in the column beside the pictures. Simple has none; a theme overrides this file.
 * The storefront checks its type (`OwnProductPart` in `screens/product/own-product-part`), because it has a model, which this
 * package may not import.
 */
export const ownProductPart = {};
