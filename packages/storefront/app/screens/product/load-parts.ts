/** A module without imports: the product page would name each of them in its own code, to preload them. */
export const loadParts = () => import("./product-parts.tsx");
