import type { GiftOccasion, ProductInfo } from "@noren/contract";

/**
 * Whether the composer begins with the draft of an occasion for these products. A theme whose goods are for some occasions
 * alone replaces this file.
 */
export const takesDraft = (_occasion: GiftOccasion, _products: readonly ProductInfo[]): boolean => true;
