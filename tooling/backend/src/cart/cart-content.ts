import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import type {
  CartContent,
  ContentLine,
  ContentPacking,
  ContentShipping,
  Packaging,
  DeliveryWish,
} from "../db/schema/cart-content.ts";
import { nameOf } from "../address/plain-address.ts";

export const NO_DELIVERY_WISH: DeliveryWish = {
  delivery_at: null,
  delivery_timezone_key: null,
  delivery_timezone_name: null,
};

/** The key of a social gift's only parcel. */
export const GIFT_PACKING = "gift";

export const EMPTY_CART: CartContent = {
  next_key: 1,
  lines: [],
  shippings: [],
  orderer: null,
  payment_id: null,
  remarks: null,
  coupons: [],
  use_point: 0,
  social: null,
};

/** Maximum number of lines that are saved for later. Each request reads and writes the whole cart. */
export const SAVED_LIMIT = 50;

/** The quantity of a variant in the cart, over all destinations. */
export function quantityOf(content: CartContent, variantId: number): number {
  return content.lines.reduce((total, line) => (line.variant_id === variantId ? total + line.quantity : total), 0);
}

/** A parcel with its destination and lines. */
export interface Parcel {
  shipping: ContentShipping;
  packing: ContentPacking;
  lines: ContentLine[];
}

/** Lists all parcels of the cart, ordered by destination. */
export function parcelsOf({ shippings, lines }: Pick<CartContent, "shippings" | "lines">): Parcel[] {
  const inside = linesByParcel(lines);
  return shippings.flatMap((shipping) =>
    shipping.packings.map((packing) => ({ shipping, packing, lines: inside.get(packing.key) ?? [] })),
  );
}

/** Finds one parcel; a request may change 400. */
export function findParcel({ shippings, lines }: CartContent, key: string): Parcel | undefined {
  for (const shipping of shippings) {
    const packing = shipping.packings.find((each) => each.key === key);
    if (packing) return { shipping, packing, lines: lines.filter((line) => line.packing_key === key) };
  }
  return undefined;
}

/** Lists the parcels of one destination. */
export function parcelsTo({ shippings, lines }: CartContent, shippingKey: string): Parcel[] {
  return parcelsOf({ shippings: shippings.filter(({ key }) => key === shippingKey), lines });
}

/** The lines by the key of their parcel. A cart has up to 1000 lines in 400 parcels: no loop goes through both. */
export const linesByParcel = (lines: readonly ContentLine[]): Map<string | null, ContentLine[]> =>
  Map.groupBy(lines, (line) => line.packing_key);

/** A packing unit: a parcel, or a whole social gift. */
export interface Pack {
  key: string;
  packaging: Packaging;
  lines: ContentLine[];
  /** The recipient. */
  name: string;
}

/** Lists all packing units of the cart, ordered by destination. */
export function packsOf(content: CartContent): Pack[] {
  const { social, social_packaging: packaging = NO_GIFT_PACKING, lines } = content;
  if (social) return [{ key: GIFT_PACKING, packaging, lines, name: social.receiver_name }];
  return parcelsOf(content).map(({ shipping, packing, lines: inside }) => ({
    key: packing.key,
    packaging: packing.packaging,
    lines: inside,
    name: nameOf(shipping.address),
  }));
}
