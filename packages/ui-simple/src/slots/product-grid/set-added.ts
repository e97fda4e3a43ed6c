import type { FormFailure } from "#ui/forms/form-submit";

/**
 * Adds variants to the cart, all or none. Resolves to the failure, which has no message where a toast shows it; rejects when its
 * code cannot be loaded.
 */
export type SetAdded = (products: { product_id: number; quantity: number }[]) => Promise<FormFailure | undefined>;
