import type { ProductAttribute } from "@noren/contract";
import { BOX_KEYS } from "../measure/box-keys.ts";

/** The outside of a product, in centimetres. */
export interface Box {
  width: number;
  depth: number;
  height: number;
}

/** The outside of a product by its attributes; null where one of the three is missing. */
export function readBox(attributes: readonly ProductAttribute[] = []): Box | null {
  const [width, depth, height] = BOX_KEYS.map((name) => attributes.find(({ key }) => key === name)?.number);
  return width === undefined || depth === undefined || height === undefined ? null : { width, depth, height };
}
