import type { ProductAttribute } from "@noren/contract";

/** The key of the degree of roast. */
const ROAST = "roast";

export interface Taste {
  roast: ProductAttribute | undefined;
  /** The other scales: acidity, bitterness, body. */
  scales: readonly ProductAttribute[];
}

/** The attributes of a product that are drawn; null for a product without any, such as a mug. */
export function readTaste(attributes: readonly ProductAttribute[] = []): Taste | null {
  const onScale = attributes.filter(({ scale }) => scale !== undefined);
  if (onScale.length === 0) return null;
  return {
    roast: onScale.find(({ key }) => key === ROAST),
    scales: onScale.filter(({ key }) => key !== ROAST),
  };
}
