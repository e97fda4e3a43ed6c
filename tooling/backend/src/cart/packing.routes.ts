import { calls, PACKING_LIMIT, type ReceivedOf } from "@noren/contract";
import { countLetters, NOSHI_NAME_LETTERS } from "@noren/validation/fields/gift";
import { festiveRefusal, type GiftPurpose, noshiRefusal, titleRefusal } from "@noren/validation/gift-rules";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import { GIFT_PACKING, NO_DELIVERY_WISH, findParcel, parcelsOf } from "./cart-content.ts";
import type {
  CartContent,
  ContentLine,
  ContentPacking,
  ContentShipping,
  Packaging,
  DeliveryWish,
} from "../db/schema/cart-content.ts";
import type { PackingOption } from "../db/schema/packing.ts";
import { leadTimesOf, parcelWindow, createDeliveryWish } from "./cart-delivery.ts";
import { readCart, type LockedCart, editCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";
import { normalizeContent } from "./line-edits.ts";
import { addPacking, changePacking, removePacking } from "./packing-edits.ts";
import { findOption, listPackingOptions, packingChoices, purposeOf } from "./packing-options.ts";

const refuse = (code: string, message: string) => new ApiError(422, code, message);

export const cartPackingRoutes: readonly Route[] = [
  serve(calls.addCartPacking, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", (locked) => {
      const shipping = locked.content.shippings.find(({ key }) => key === body.shipping_key);
      if (!shipping) throw refuse("cart_detail.packing.product_not_found", cartCopy.notInShipping);
      if (shipping.packings.length >= PACKING_LIMIT) {
        throw refuse("cart_detail.packing.limit", cartCopy.tooManyPackings(PACKING_LIMIT));
      }
      const keys = new Set(body.products.map(({ key }) => key));
      const lines = locked.content.lines.filter((line) => keys.has(line.key));
      const plain = { wish: NO_DELIVERY_WISH, packaging: NO_GIFT_PACKING };
      const added = addPacking(
        locked.content,
        shipping.key,
        body.products,
        resolvePacking(locked, { shipping, lines }, plain, body),
      );
      if (!added) throw refuse("cart_detail.packing.product_not_found", cartCopy.notInShipping);
      return added;
    }),
  ),
  serve(calls.modifyCartPacking, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", (locked) =>
      normalizeContent(
        body.packings.reduce((content, requested) => applyRequest(locked, content, requested), locked.content),
      ),
    ),
  ),
  serve(calls.getPackingChoices, async ({ db, channel }) => packingChoices(await listPackingOptions(db, channel.id))),
  serve(calls.listCartLeadTimes, ({ params, query, channel, ...rest }) =>
    readCart({ ...rest, channel }, params.token, "checkout", async ({ tx, content, variants, delivery }) => {
      const keys = query.keys === undefined ? undefined : new Set(query.keys.split(","));
      const all = parcelsOf(content);
      const parcels = all.filter(({ packing }) => !keys || keys.has(packing.key));
      return {
        data: leadTimesOf(parcels, all, query.choiceMode ?? "packing", variants, delivery),
        packings: packingChoices(await listPackingOptions(tx, channel.id)),
      };
    }),
  ),
];

type RequestedPacking = ReceivedOf<typeof calls.modifyCartPacking>["body"]["packings"][number];

function applyRequest(
  locked: LockedCart,
  content: CartContent,
  { key, is_remove, ...requested }: RequestedPacking,
): CartContent {
  if (content.social && key === GIFT_PACKING) return packGift(locked, content, is_remove ? NO_GIFT_PACKING : requested);
  const parcel = findParcel(content, key);
  if (!parcel) throw refuse("cart_detail.delivery.not_available", cartCopy.unknownParcel);
  if (is_remove) return removePacking(content, key);
  return changePacking(content, key, resolvePacking(locked, parcel, parcel.packing, requested));
}

/** Sets the packaging of a social gift. Only the recipient chooses day and slot. */
function packGift(
  locked: LockedCart,
  content: CartContent,
  requested: Omit<RequestedPacking, "key" | "is_remove">,
): CartContent {
  if (requested.delivery_at || requested.delivery_timezone_key) {
    throw refuse("cart_detail.delivery.not_available", cartCopy.wishOfRecipient);
  }
  const packaging = resolvePackaging(locked, content.social_packaging ?? NO_GIFT_PACKING, requested);
  return changePacking(content, GIFT_PACKING, { packaging });
}

/** Applies the requested changes to a parcel. Omitted fields keep their value. */
function resolvePacking(
  locked: LockedCart,
  parcel: { shipping: ContentShipping; lines: readonly ContentLine[] },
  { wish, packaging }: Pick<ContentPacking, "wish" | "packaging">,
  requested: Omit<RequestedPacking, "key" | "is_remove">,
): { wish: DeliveryWish; packaging: Packaging } {
  const { delivery_at = wish.delivery_at, delivery_timezone_key = wish.delivery_timezone_key } = requested;
  const next = createDeliveryWish(parcelWindow(parcel, locked.variants, locked.delivery), locked.delivery.slots, {
    day: delivery_at,
    slot: delivery_timezone_key,
  });
  if (!next) throw refuse("cart_detail.delivery.not_available", cartCopy.wishNotPossible);
  return { wish: next, packaging: resolvePackaging(locked, packaging, requested) };
}

function resolvePackaging(
  locked: LockedCart,
  packaging: Packaging,
  requested: Omit<RequestedPacking, "key" | "is_remove">,
): Packaging {
  const { occasion_id, wrapping_id, noshi, message_card, sign, bag, hides_prices } = requested;
  const parts = { occasion_id, wrapping_id, noshi, message_card, sign, bag, hides_prices };
  const changes = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  // The shop may have changed its limits since the packaging was chosen; a change of the day must not fail for that.
  if (Object.keys(changes).length === 0) return packaging;
  const next: Packaging = { ...packaging, ...changes };
  const occasion = requireOption(locked, "occasion", next.occasion_id);
  const wrapping = requireOption(locked, "wrapping", next.wrapping_id);
  const card = requireOption(locked, "card", next.message_card?.id ?? null);
  const board = requireOption(locked, "sign", next.sign?.id ?? null);
  requireOption(locked, "bag", next.bag?.id ?? null);
  const purpose = occasion ? purposeOf(occasion) : null;
  if (next.noshi) requireNoshi(locked, next.noshi, purpose && occasion?.knots ? purpose : null);
  const refusals = [wrapping, card].map((option) =>
    option ? festiveRefusal(purpose, { name: option.name, is_festive: option.isFestive }) : null,
  );
  if (next.sign && board) refusals.push(signRefusal(board, next.sign.title, purpose));
  for (const message of refusals) if (message !== null) throw createNoshiMismatchError(message);
  return next;
}

const createNoshiMismatchError = (message: string) => refuse("cart_detail.packing.noshi_mismatch", message);

function requireOption(
  { pricing }: LockedCart,
  kind: PackingOption["kind"],
  id: number | null,
): PackingOption | undefined {
  const option = findOption(pricing.packingOptions, kind, id);
  if (id !== null && !option) throw refuse("cart_detail.packing.not_available", cartCopy.packingNotAvailable);
  return option;
}

/** Accepts titles and knots beyond the occasion's own, but enforces the hard rules. */
function requireNoshi(
  { settings }: LockedCart,
  noshi: NonNullable<Packaging["noshi"]>,
  purpose: GiftPurpose | null,
): void {
  if (!purpose) throw createNoshiMismatchError(cartCopy.noshiOccasion);
  const refusal = noshiRefusal(purpose, noshi);
  if (refusal) throw createNoshiMismatchError(refusal.message);
  const max = settings["GIFT.NOSHI_NAME_LETTERS"] ?? NOSHI_NAME_LETTERS;
  if (noshi.names.some((name) => countLetters(name) > max)) {
    throw refuse("cart_detail.packing.name_too_long", cartCopy.noshiNameTooLong(max));
  }
}

function signRefusal(board: PackingOption, title: string, purpose: GiftPurpose | null): string | null {
  if (!board.titles?.includes(title)) return cartCopy.signTitle(board.name);
  return purpose && titleRefusal(purpose, title);
}
