import type { Orderer, PaymentMethod } from "@noren/contract";
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql, sum } from "drizzle-orm";
import { findMemberEmail } from "../account/account-names.ts";
import { verifiedPersonOf } from "../account/verified-person.ts";
import type { LockedCart } from "../cart/locked-cart.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { APPROVED_STATUSES, orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import { orderCopy } from "../order/order.copy.ts";
import { methods } from "../payment/methods/methods.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";

const INVOICED = methods.filter(({ hasInvoice }) => hasInvoice);

/** The pieces of a variant that may be reserved without payment, however small its stock is. */
const MIN_LIMIT_PIECES = 5;

/** The part of a stock that one shopper may reserve. */
const SHOPPER_STOCK_SHARE = 1 / 2;

/** The part of a stock that the guests of one network may reserve together: more than one guest, so that a campus has room. */
const NETWORK_STOCK_SHARE = 3 / 4;

/**
 * Limits what one shopper holds unpaid of a scarce variant, over all their unpaid orders: more than a few pieces only up to
 * half of the stock [order.unpaid-limit]. A member is known by the account, or by its verified mailbox, a guest by email or phone
 * number in one network: strangers who enter them elsewhere do not limit the guest. The caller locks the variants.
 *
 * @param networkHash null if the network is not known
 * @param pieces the ordered quantity by variant id
 * @throws ApiError 409 `cart.decision.unpaid_limit`
 */
export async function checkUnpaidReservations(
  { tx, cart, variants }: LockedCart,
  { email, phone_number }: Pick<Required<Orderer>, "email" | "phone_number">,
  networkHash: Buffer | null,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  if (pieces.size === 0) return;
  const isSameGuest = or(
    sql`lower(${orders.orderer} ->> 'email') = ${email.toLowerCase()}`,
    sql`${orders.orderer} ->> 'phone_number' = ${phone_number}`,
  );
  const isSameNetwork =
    networkHash === null ? undefined : or(isNull(orders.networkHash), eq(orders.networkHash, networkHash));
  const held = await countUnpaidPieces(
    { tx, cart },
    cart.userId === null
      ? and(isNull(orders.userId), isSameGuest, isSameNetwork)
      : inArray(orders.userId, await membersOfMailbox({ tx, cart }, cart.userId, pieces)),
    pieces,
  );
  checkShare(variants, held, pieces, SHOPPER_STOCK_SHARE, orderCopy.unpaidLimit);
}

/** Whether an order reserves its stock before it is paid or the shop has agreed: prepaid ones, and those by invoice. */
export const reservesUnpaid = ({ timing, code }: Pick<PaymentMethod, "timing" | "code">): boolean =>
  timing === "before_shipping" || INVOICED.some((method) => method.code === code);

/**
 * Limits what the guests of one network hold unpaid of a scarce variant together, since one person can invent an email and a
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
  const held = await countUnpaidPieces({ tx, cart }, eq(orders.networkHash, networkHash), pieces);
  checkShare(variants, held, pieces, NETWORK_STOCK_SHARE, orderCopy.unpaidLimitOfNetwork);
}

/** Throws if the held and the ordered pieces exceed both the least limit and the share of the stock that is left or held. */
function checkShare(
  variants: LockedCart["variants"],
  held: ReadonlyMap<number, number>,
  pieces: ReadonlyMap<number, number>,
  share: number,
  text: (name: string, limit: number) => string,
): void {
  for (const [id, quantity] of pieces) {
    const variant = variants.get(id);
    const heldBefore = held.get(id) ?? 0;
    const limit = Math.max(MIN_LIMIT_PIECES, Math.floor(((variant?.stock ?? 0) + heldBefore) * share));
    if (!variant || heldBefore + quantity <= limit) continue;
    throw new ApiError(409, "cart.decision.unpaid_limit", text(variant.name, limit));
  }
}

/**
 * The hash of a request's network; null for a member with a verified email or a paid order, and in background jobs.
 */
export async function hashNetworkOfGuest(
  tx: Transaction,
  { secret, ip }: ShopContext,
  userId: number | null,
): Promise<Buffer | null> {
  if (!ip || (userId !== null && (await isProvenMember(tx, userId)))) return null;
  return hashNetwork(secret, ip);
}

/** Whether the member has a verified email or a paid order; an account is registered without either. */
async function isProvenMember(tx: Transaction, userId: number): Promise<boolean> {
  const paid = and(eq(orders.userId, userId), inArray(orders.status, APPROVED_STATUSES));
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, userId), or(isNotNull(users.emailVerifiedAt), exists(tx.select().from(orders).where(paid)))),
    );
  return member !== undefined;
}

/**
 * The member, and those with unpaid orders of the pieces who verified a spelling of the same mailbox: one person can register and
 * verify many.
 */
async function membersOfMailbox(
  { tx, cart }: Pick<LockedCart, "tx" | "cart">,
  userId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<number[]> {
  const person = verifiedPersonOf(await findMemberEmail(tx, userId));
  if (person === null) return [userId];
  const holders = await tx
    .selectDistinct({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderShippingId, orderShippings.id))
    .where(isUnpaid(cart, pieces));
  return [userId, ...holders.filter((holder) => verifiedPersonOf(holder) === person).map(({ id }) => id)];
}

/** The condition for lines of orders that reserve the pieces unpaid, until the shop begins to pack them. */
const isUnpaid = ({ channelId }: LockedCart["cart"], pieces: ReadonlyMap<number, number>): SQL | undefined =>
  and(
    eq(orders.status, "accepted"),
    or(
      isNotNull(orders.paymentDueAt),
      inArray(
        orders.paymentId,
        INVOICED.map(({ id }) => id),
      ),
    ),
    eq(orders.channelId, channelId),
    inArray(orderLines.variantId, [...pieces.keys()]),
  );

/** The pieces by variant id in unpaid orders of a shopper. */
async function countUnpaidPieces(
  { tx, cart }: Pick<LockedCart, "tx" | "cart">,
  isOfShopper: SQL | undefined,
  pieces: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ variantId: orderLines.variantId, held: sum(orderLines.quantity) })
    .from(orders)
    .innerJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderShippingId, orderShippings.id))
    .where(and(isUnpaid(cart, pieces), isOfShopper))
    .groupBy(orderLines.variantId);
  return new Map(rows.flatMap(({ variantId, held }) => (variantId === null ? [] : [[variantId, Number(held)]])));
}
