import type { ProductInfo } from "@noren/contract";

/** A place on the map: numbers on the scales of acidity and body. */
export interface TastePoint {
  acidity: number;
  body: number;
}

/** Both scales of the map. */
export const SCALE = { min: 1, max: 5, step: 0.5 } as const;
export const MIDDLE: TastePoint = { acidity: 3, body: 3 };

export interface MappedProduct {
  product: ProductInfo;
  taste: TastePoint;
}

const numberOf = ({ attributes = [] }: ProductInfo, key: keyof TastePoint) =>
  attributes.find((attribute) => attribute.key === key)?.number;

/** The products that have a place on the map. */
export const listMapped = (products: readonly ProductInfo[]): MappedProduct[] =>
  products.flatMap((product) => {
    const [acidity, body] = [numberOf(product, "acidity"), numberOf(product, "body")];
    return acidity === undefined || body === undefined ? [] : { product, taste: { acidity, body } };
  });

/** The straight distance of two places; the API sorts by the same. */
export const distanceOf = (one: TastePoint, other: TastePoint): number =>
  Math.hypot(one.acidity - other.acidity, one.body - other.body);

export interface Nearest {
  /** In stock, the nearest first; equally near ones in the shop's order. */
  products: MappedProduct[];
  /** A sold-out product is nearer than all of them. */
  isNearestSoldOut: boolean;
}

/** The products nearest to a place that can be bought. */
export function findNearest(mapped: readonly MappedProduct[], point: TastePoint, count: number): Nearest {
  const sorted = mapped.toSorted((a, b) => distanceOf(a.taste, point) - distanceOf(b.taste, point));
  const products = sorted.filter(({ product }) => product.is_stock_available).slice(0, count);
  return { products, isNearestSoldOut: sorted.length > 0 && sorted[0]?.product !== products[0]?.product };
}

/** The place of the nearest step on both scales; what is outside goes to the edge. */
export function snapToSteps({ acidity, body }: TastePoint): TastePoint {
  const { min, max, step } = SCALE;
  const snap = (number: number) => Math.min(max, Math.max(min, Math.round(number / step) * step));
  return { acidity: snap(acidity), body: snap(body) };
}

/** The parameters of a place, as the list by nearness takes them. */
export const placeParameters = ({ acidity, body }: TastePoint): [name: string, value: string][] => [
  ["near.acidity", String(acidity)],
  ["near.body", String(body)],
];

/** Reads a place from the parameters; the middle of each scale where they lack a number. */
export function parsePlace(query: URLSearchParams): TastePoint {
  const numberIn = (key: keyof TastePoint) => {
    const text = query.get(`near.${key}`);
    return text !== null && /^\d(\.\d)?$/.test(text) ? Number(text) : MIDDLE[key];
  };
  return snapToSteps({ acidity: numberIn("acidity"), body: numberIn("body") });
}
