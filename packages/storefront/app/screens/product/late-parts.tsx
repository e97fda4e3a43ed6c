import { createLateParts } from "../../frame/create-late-parts.tsx";

const { loadParts, createLatePart } = createLateParts(async () => (await import("./load-parts.ts")).loadParts());

export { loadParts };
export const LateVideo = createLatePart("video", "ProductVideo");
export const LateRestock = createLatePart("restock", "ProductRestock");
export const LateDelivery = createLatePart("delivery", "ProductDelivery");
export const LateDetails = createLatePart("details", "ProductDetails");
export const LateAccessories = createLatePart("accessories", "ProductAccessories");
export const LateReviews = createLatePart("reviews", "ProductReviews");
