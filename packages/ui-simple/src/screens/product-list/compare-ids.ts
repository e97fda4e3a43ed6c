/** The id of the place at a product to which the comparison leads back; it is in the link that chooses the product. */
export const compareId = (key: string): string => `compare-${key}`;
