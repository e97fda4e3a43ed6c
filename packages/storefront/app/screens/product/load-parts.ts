/** A module of its own: an `import()` lists the files to preload in the chunk that contains it, here the product page's. */
export const loadParts = () => import("./product-parts.tsx");
