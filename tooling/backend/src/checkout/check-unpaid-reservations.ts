import type { Orderer, PaymentMethod } from "@noren/contract";
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql, sum } from "drizzle-orm";
import { findVerifiedPerson, hashPerson, verifiedPersonOf } from "../account/verified-person.ts";
import type { LockedCart } from "../cart/locked-cart.ts";
import type { ShopContext } from "../context/request-context.ts";
import { hasSentOrder } from "../db/has-sent-order.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { variants as allVariants } from "../db/schema/catalogue.ts";
import { orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import { orderCopy } from "../order/order.copy.ts";
import { methods } from "../payment/methods/methods.ts";
import { findOpenPayment } from "../payment/take-payment.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";

/** Prepaid, on or after delivery. */
const PAID_LATER_IDS = methods.filter(reservesUnpaid).map(({ id }) => id);

/** The pieces of a variant that may be reserved without payment, however small its stock is. */
const MIN_LIMIT_PIECES = 5;

/** What one shopper may reserve, or the guests of one network together. */
interface ReservationLimit {
  /** The part of a variant's stock. */
  share: number;
  /** The pieces beyond that part, or all if none is left, of all variants together: one order must not take every last piece of the shop. */
  lastPieces: number;
  text: (name: string, max: number) => string;
  textOfLastPieces: (max: number) => string;
}

const OF_SHOPPER: ReservationLimit = {
  share: 1 / 2,
  lastPieces: MIN_LIMIT_PIECES,
  text: orderCopy.unpaidLimit,
  textOfLastPieces: orderCopy.unpaidLimitOfLastPieces,
};

/** More than one guest's, so that a campus has room. */
const OF_NETWORK: ReservationLimit = {
  share: 3 / 4,
  lastPieces: 2 * MIN_LIMIT_PIECES,
  text: orderCopy.unpaidLimitOfNetwork,
  textOfLastPieces: orderCopy.unpaidLimitOfLastPiecesOfNetwork,
};

/** Of a larger stock, the share is at least the pieces that anyone may reserve. */
const SCARCE_STOCK = MIN_LIMIT_PIECES / OF_SHOPPER.share;

/**
 * Limits what one shopper holds unpaid of scarce stock, over all their unpaid orders: of a variant more than a few pieces only
 * up to half, and of the last pieces of all variants a few [order.unpaid-limit]. A member is known by the account, or by its
 * verified mailbox, also after giving it up (decision 0610), a guest by email or phone number in one network: strangers who enter them
 * elsewhere do not limit the guest. The caller locks the variants.
 *
 * @param networkHash null if the network is not known
 * @param pieces the ordered quantity by variant id
 * @throws ApiError 409 `cart.decision.unpaid_limit`
 */
export async function checkUnpaidReservations(
  { tx, cart, variants }: LockedCart,
  { secret }: Pick<ShopContext, "secret">,
  { email, phone_number }: Pick<Required<Orderer>, "email" | "phone_number">,
  networkHash: Buffer | null,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  if (pieces.size === 0) return;
  const person = await findVerifiedPerson(tx, cart.userId);
  const personHash = person === null ? null : hashPerson(secret, person);
  const shared = networkHash ?? personHash;
  if (shared !== null && hasScarce(variants, pieces)) await lockReservationsOf(tx, shared);
  const isSameGuest = or(
    sql`lower(${orders.orderer} ->> 'email') = ${email.toLowerCase()}`,
    sql`${orders.orderer} ->> 'phone_number' = ${phone_number}`,
  );
  const isSameNetwork =
    networkHash === null ? undefined : or(isNull(orders.networkHash), eq(orders.networkHash, networkHash));
  const isReserved = isReservation({ cart, variants }, pieces);
  const isOfShopper =
    cart.userId === null
      ? and(isNull(orders.userId), isSameGuest, isSameNetwork)
      : or(
          inArray(orders.userId, [cart.userId, ...(await findMembersOf(tx, person, isReserved))]),
          personHash === null ? undefined : eq(orders.networkHash, personHash),
        );
  checkLimit(variants, await countUnpaidPieces(tx, and(isReserved, isOfShopper)), pieces, OF_SHOPPER);
}

/** Whether an order reserves its stock before it is paid or the shop has begun to pack it. */
export function reservesUnpaid({ timing }: Pick<PaymentMethod, "timing">): boolean {
  return timing !== "at_order";
}

/**
 * Limits what the guests of one network hold unpaid of scarce stock together, since one person can invent an email and a
 * phone number, or register an account, for each order (decision 0130). The caller locks the variants.
 *
 * @param networkHash null for an order that does not reserve unpaid, for a proven member, or if the network is not known
 * @throws ApiError 409 `cart.decision.unpaid_limit`
 */
export async function checkUnpaidReservationsOfNetwork(
  { tx, cart, variants }: LockedCart,
  networkHash: Buffer | null,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  if (pieces.size === 0 || networkHash === null) return;
  const isOfNetwork = and(isReservation({ cart, variants }, pieces), eq(orders.networkHash, networkHash));
  checkLimit(variants, await countUnpaidPieces(tx, isOfNetwork), pieces, OF_NETWORK);
}

const hasScarce = (variants: LockedCart["variants"], pieces: ReadonlyMap<number, number>) =>
  [...pieces.keys()].some((id) => (variants.get(id)?.stock ?? 0) < SCARCE_STOCK);

/**
 * Lets orders of different scarce variants from one network, or of one person, count one after the other. Locked after variants
 * and coupons.
 */
async function lockReservationsOf(tx: Transaction, hash: Buffer): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint)`);
}

/** The pieces of a variant in unpaid orders, and those that are left of it. */
interface Reserved {
  pieces: number;
  stock: number;
}

/** Throws if the held and the ordered pieces of a variant, or those of all scarce variants together, exceed the limit. */
function checkLimit(
  variants: LockedCart["variants"],
  held: ReadonlyMap<number, Reserved>,
  ordered: ReadonlyMap<number, number>,
  { share, lastPieces, text, textOfLastPieces }: ReservationLimit,
): void {
  const shareOf = ({ pieces, stock }: Reserved) => Math.floor((stock + pieces) * share);
  const refuse = (message: string) => new ApiError(409, "cart.decision.unpaid_limit", message);
  let last = 0;
  let lastOrdered = 0;
  for (const before of held.values()) last += countLast(before, before.pieces, shareOf(before));
  for (const [id, quantity] of ordered) {
    const variant = variants.get(id);
    if (!variant) continue;
    const before = held.get(id) ?? { pieces: 0, stock: variant.stock };
    const most = shareOf(before);
    const limit = Math.max(MIN_LIMIT_PIECES, most);
    if (before.pieces + quantity > limit) throw refuse(text(variant.name, limit));
    lastOrdered += countLast(before, before.pieces + quantity, most) - countLast(before, before.pieces, most);
  }
  if (lastOrdered > 0 && last + lastOrdered > lastPieces) throw refuse(textOfLastPieces(lastPieces));
}

/** How many of the pieces are last ones: those beyond the share, and all of a variant of which they leave none. */
function countLast({ pieces: held, stock }: Reserved, pieces: number, share: number): number {
  const counted = Math.min(pieces, MIN_LIMIT_PIECES);
  return pieces >= held + stock ? counted : Math.max(0, counted - share);
}

/**
 * The hash of a request's network; in background work, of the request that began the cart's payment. Null for a member with a
 * verified email or an order that was sent.
 */
export async function hashNetworkOfGuest(
  tx: Transaction,
  { secret, network }: ShopContext,
  { id, userId }: CartRow,
): Promise<Buffer | null> {
  if (userId !== null && (await isProvenMember(tx, userId))) return null;
  return network ? hashNetwork(secret, network) : ((await findOpenPayment(tx, id))?.networkHash ?? null);
}

/** Whether the member has a verified email or was sent an order; an account is registered without either. */
async function isProvenMember(tx: Transaction, userId: number): Promise<boolean> {
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(isNotNull(users.emailVerifiedAt), hasSentOrder(users.id))));
  return member !== undefined;
}

/** The members with such orders who verified a spelling of the person's mailbox: one person can register and verify many. */
async function findMembersOf(tx: Transaction, person: string | null, isReserved: SQL | undefined): Promise<number[]> {
  if (person === null) return [];
  const holders = await tx
    .selectDistinct({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderShippingId, orderShippings.id))
    .innerJoin(allVariants, eq(allVariants.id, orderLines.variantId))
    .where(isReserved);
  return holders.filter((holder) => verifiedPersonOf(holder) === person).map(({ id }) => id);
}

/**
 * The condition for lines of orders that reserve the pieces unpaid, until the shop begins to pack them; with scarce pieces also
 * for those that reserve other scarce variants.
 */
function isReservation(
  { cart, variants }: Pick<LockedCart, "cart" | "variants">,
  pieces: ReadonlyMap<number, number>,
): SQL | undefined {
  const isOfPieces = inArray(orderLines.variantId, [...pieces.keys()]);
  return and(
    eq(orders.status, "accepted"),
    or(isNotNull(orders.paymentDueAt), inArray(orders.paymentId, PAID_LATER_IDS)),
    eq(orders.channelId, cart.channelId),
    hasScarce(variants, pieces) ? or(isOfPieces, lt(allVariants.stock, SCARCE_STOCK)) : isOfPieces,
  );
}

/** The pieces by variant id in unpaid orders. */
async function countUnpaidPieces(tx: Transaction, condition: SQL | undefined): Promise<ReadonlyMap<number, Reserved>> {
  const rows = await tx
    .select({ id: allVariants.id, stock: allVariants.stock, pieces: sum(orderLines.quantity) })
    .from(orders)
    .innerJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderShippingId, orderShippings.id))
    .innerJoin(allVariants, eq(allVariants.id, orderLines.variantId))
    .where(condition)
    .groupBy(allVariants.id);
  return new Map(rows.map(({ id, stock, pieces }) => [id, { stock, pieces: Number(pieces) }]));
}
