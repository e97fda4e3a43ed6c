import { ApiError } from "../http/api-error.ts";
import type { CartContent, ContentLine, ContentShipping } from "../db/schema/cart-content.ts";
import { type Place, type Refusal, refusalOf } from "../delivery/delivery-method.ts";
import type { Tariffs } from "../delivery/tariff.ts";
import { nameOfPrefecture } from "../shop/area-names.ts";
import { parcelsTo } from "./cart-content.ts";
import { placeOf } from "./cart-delivery.ts";
import type { CartVariant, CartVariants } from "./cart-variant.ts";
import { undeliverableCopy } from "./cart.copy.ts";

/** Says which products cannot be delivered to a place and what to do; null if all can. */
export function undeliverableText(
  products: readonly Pick<CartVariant, "name" | "delivery">[],
  tariffs: Tariffs,
  place: Place,
  advice: string = undeliverableCopy.choose,
): string | null {
  const refused = new Map<Refusal, Set<string>>();
  for (const { name, delivery } of products) {
    const refusal = refusalOf(delivery, tariffs, place);
    if (refusal) refused.set(refusal, (refused.get(refusal) ?? new Set()).add(name));
  }
  if (refused.size === 0) return null;
  const prefecture = nameOfPrefecture(place.prefecture);
  const sentences = [...refused].map(([refusal, names]) => undeliverableCopy[refusal]([...names], prefecture));
  return [...sentences, advice].join("");
}

/** Says which of the cart's products cannot be delivered to their destination; null if all can. */
export function undeliverableTo(
  content: CartContent,
  shipping: ContentShipping,
  variants: CartVariants,
  tariffs: Tariffs,
  isMeant: (line: ContentLine) => boolean = () => true,
): string | null {
  const lines = parcelsTo(content, shipping.key).flatMap((parcel) => parcel.lines);
  const products = lines.filter(isMeant).flatMap((line) => variants.get(line.variant_id) ?? []);
  return undeliverableText(products, tariffs, placeOf(shipping.address));
}

/** The error of a destination to which a product cannot be delivered. */
export const createNotDeliverableError = (message: string): ApiError =>
  new ApiError(422, "cart_detail.shipping.not_deliverable", message);
