import { type Cart, DIVIDED_LINE_LIMIT, type Orderer, type Settings, type User } from "@noren/contract";
import { pickFields } from "@noren/validation/fields/field";
import { ordererFields } from "@noren/validation/fields/user";
import { isDeepStrictEqual } from "node:util";
import { getProfile } from "../account/profile.ts";
import { ordererName } from "../address/plain-address.ts";
import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError, createUnauthenticatedError } from "../http/problems.ts";
import { type DeliveryTerms, getDeliveryTerms } from "../arrival/delivery-terms.ts";
import { expirePoints } from "../point/points.ts";
import type { ShopContext } from "../context/request-context.ts";
import { reconcileCatalogue, type Notice } from "./cart-changes.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { loadCoupons } from "./cart-coupons.ts";
import { cartArrival, reconcileDeliveryTime } from "./cart-delivery.ts";
import { reconcileDiscounts } from "./cart-discounts.ts";
import { mergeGuestCart } from "./cart-owner.ts";
import { lockMember } from "../account/lock-member.ts";
import { requireLiveSession } from "../session/session-family.ts";
import { isCartOpen, lockCart, saveContent } from "./cart-store.ts";
import { sumCart, type PricingTerms } from "./cart-sums.ts";
import { toCart } from "./to-cart.ts";
import { cartCopy, noticeCopy } from "./cart.copy.ts";
import { invoiceRecipientOf } from "./invoice-recipient.ts";
import type { CartVariant } from "./cart-variant.ts";
import { limitCartBytes } from "./limit-carts.ts";
import { loadCartVariants } from "./load-cart-variants.ts";
import { separateTemperatures } from "./cool-parcels.ts";
import { reconcilePackingOptions, listPackingOptions } from "./packing-options.ts";
import { resetShippings } from "./shipping-edits.ts";

/**
 * The part of a cart that a call accesses. A member's cart outlives the session [session.logout-clears]: the token alone
 * authorizes access to its products, but only the member may access orderer and destinations.
 */
export type Access = "products" | "checkout";

/** A locked cart with everything that its totals and checks depend on. */
export interface LockedCart {
  tx: Transaction;
  cart: CartRow;
  content: CartContent;
  variants: Map<number, CartVariant>;
  /** The cart's member if logged in; null otherwise. */
  member: User | null;
  pricing: PricingTerms;
  delivery: DeliveryTerms;
  settings: Settings;
  notices: Notice[];
}

/**
 * Edits a cart in a transaction and returns the result. An error from `edit` rolls the transaction back.
 *
 * @throws ApiError 404 for unknown tokens and other members' carts, 410 if the cart expired or became an order, 401 for
 * the checkout of a member's cart without a session
 */
export function editCart(
  shop: ShopContext,
  token: string,
  access: Access,
  edit: (locked: LockedCart) => CartContent | Promise<CartContent>,
): Promise<Cart> {
  return withLockedCart(shop, token, access, async (locked) => {
    const { content, notices } = reconcileCart(locked, await edit(locked));
    requireFewLines(locked.cart.content, content);
    const isUnchanged = isDeepStrictEqual(content, locked.cart.content);
    if (!isUnchanged) await limitCartBytes(locked.tx, shop, locked.cart.content, content);
    const saved = isUnchanged ? locked.cart : await saveContent(locked.tx, locked.cart, content, shop.now());
    const isLoggedOut = isOwnerLoggedOut(locked);
    const shown = isLoggedOut ? productsOf(content) : content;
    const sums = sumCart(shown, locked.variants, locked.pricing);
    return toCart({ ...saved, token, userId: isLoggedOut ? null : saved.userId }, shown, {
      variants: locked.variants,
      tariffs: locked.delivery.tariffs,
      sums,
      arrival: cartArrival(shown, locked.variants, locked.delivery),
      point: locked.pricing.point && { balance: locked.pricing.point.balance, usable: sums.usablePoint ?? 0 },
      orderer: locked.member ? ordererOf(locked.member) : shown.orderer,
      invoiceRecipient: invoiceRecipientOf(shown, locked.member),
      notices: [...locked.notices, ...notices],
    });
  });
}

/** Whether a member's cart is accessed by its token alone: the reader may not know who its owner sends to. */
const isOwnerLoggedOut = ({ cart, member }: LockedCart) => cart.userId !== null && member === null;

/** Refuses to divide a cart into too many lines. A cart that has them already may change, but not grow. */
function requireFewLines(before: CartContent, after: CartContent): void {
  if (after.lines.length > Math.max(DIVIDED_LINE_LIMIT, before.lines.length))
    throw new ApiError(422, "validation", cartCopy.tooManyParts(DIVIDED_LINE_LIMIT));
}

/** Adjusts what the shop can no longer deliver as chosen, and returns a notice for each change. */
export function reconcileCart(locked: LockedCart, content: CartContent): { content: CartContent; notices: Notice[] } {
  const { variants, pricing, delivery } = locked;
  const packed = reconcilePackingOptions(separateTemperatures(content, variants), pricing.packingOptions);
  const timely = reconcileDeliveryTime(packed.content, variants, delivery);
  // Without the member's session the coupons and points are not loaded.
  if (isOwnerLoggedOut(locked)) {
    const notices = [
      ...withoutRecipients(packed.notices, noticeCopy.packagingOfMember),
      ...withoutRecipients(timely.notices, noticeCopy.wishOfMember),
    ];
    return { content: timely.content, notices };
  }
  const paid = reconcileDiscounts(timely.content, variants, pricing, delivery.now);
  return { content: paid.content, notices: [...packed.notices, ...timely.notices, ...paid.notices] };
}

/** Replaces notices that each name a recipient by one that names none. */
const withoutRecipients = (notices: readonly Notice[], message: string): Notice[] =>
  notices.slice(0, 1).map((notice) => ({ ...notice, message }));

/** Removes from a cart what only its owner may see. */
function productsOf(content: CartContent): CartContent {
  const own = {
    orderer: null,
    sender: null,
    remarks: null,
    social: null,
    coupons: [],
    use_point: 0,
    transaction_error: null,
  };
  return { ...resetShippings(content, true), ...own };
}

/** Reads from a cart without changing it. @throws the errors of `editCart` */
export function readCart<T>(
  shop: ShopContext,
  token: string,
  access: Access,
  read: (locked: LockedCart) => T | Promise<T>,
): Promise<T> {
  return withLockedCart(shop, token, access, async (locked) => read(locked));
}

/** @throws ApiError 404 or 401 if the request may not access the cart (see `editCart`) */
export function requireOwner(cart: CartRow | null, memberId: number | null, access: Access): asserts cart is CartRow {
  if (!cart) throw createNotFoundError();
  if (cart.userId === null || cart.userId === memberId) return;
  if (memberId !== null) throw createNotFoundError();
  if (access === "checkout") throw createUnauthenticatedError();
}

const createCartExpiredError = () => new ApiError(410, "cart.common.is_expired", cartCopy.expired);

/** Returns the orderer's fields of a profile. */
export function ordererOf(user: User): Required<Orderer> {
  return pickFields(ordererFields, user);
}

function withLockedCart<T>(
  shop: ShopContext,
  token: string,
  access: Access,
  work: (locked: LockedCart) => Promise<T>,
): Promise<T> {
  return shop.db.transaction(async (tx) => {
    if (shop.memberId !== null) await lockMember(tx, shop.memberId);
    const cart = await lockCart(tx, shop.channel.id, token);
    requireOwner(cart, shop.memberId, access);
    return work(await loadCart(tx, shop, await assignCartToMember(tx, shop, cart)));
  });
}

/**
 * Assigns a guest's cart to the logged-in member. Each request does this: if the login did not merge the cart, the order
 * must still belong to the member.
 *
 * @throws ApiError 410 if the cart expired or became an order, 401 if the session ended meanwhile
 */
export async function assignCartToMember(
  tx: Transaction,
  { memberId, sessionId, now }: ShopContext,
  cart: CartRow,
): Promise<CartRow> {
  if (!isCartOpen(cart, now())) throw createCartExpiredError();
  if (cart.userId !== null || memberId === null) return cart;
  await requireLiveSession(tx, sessionId);
  return mergeGuestCart(tx, cart, memberId, now());
}

/** Loads everything that a locked cart depends on. */
export async function loadCart(tx: Transaction, shop: ShopContext, cart: CartRow): Promise<LockedCart> {
  const variantIds = [...cart.content.lines, ...(cart.content.saved ?? [])].map((line) => line.variant_id);
  const variants = await loadCartVariants(tx, shop, variantIds);
  const member =
    cart.userId !== null && cart.userId === shop.memberId ? await getProfile(tx, cart.userId, shop.now()) : null;
  const { content, notices } = reconcileCatalogue(cart.content, variants);
  const { settings, tariff, paymentMethods } = shop.channel;
  const pricing: PricingTerms = {
    tariffs: tariff,
    freeFrom: settings["ORDER.CARRIAGE.FREE_FROM"],
    giftCarriage: settings["ORDER.SOCIAL_GIFT.CARRIAGE"],
    offers: paymentMethods,
    company: member?.company_name ?? null,
    memberName: member && ordererName(member),
    packingOptions: content.shippings.length > 0 || content.social ? await listPackingOptions(tx, shop.channel.id) : [],
    coupons: member ? await loadCoupons(tx, member.id, content.coupons) : new Map(),
    point:
      member && settings["POINT.IS_USE"]
        ? {
            balance: member.point > 0 ? (await expirePoints(tx, member.id, shop.now())).point : 0,
            earnPercent: settings["POINT.EARN_PERCENT"],
          }
        : null,
  };
  const delivery = await getDeliveryTerms(tx, shop.channel, shop.now());
  return { tx, cart, content, variants, member, pricing, delivery, settings, notices };
}
