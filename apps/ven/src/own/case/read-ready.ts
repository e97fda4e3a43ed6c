import type { ProductInfo } from "@noren/contract";

/** When a product leaves the warehouse, by its attribute `ready`. */
export const readReady = (attributes: ProductInfo["attributes"]): string | null =>
  attributes?.find(({ key }) => key === "ready")?.text ?? null;
