import type { CardChoice } from "@noren/contract";
import { and, eq, inArray, lte } from "drizzle-orm";
import { secondsInHour, secondsInMinute } from "date-fns/constants";
import { subDays } from "date-fns/subDays";
import type { RequestContext } from "../context/request-context.ts";
import { orders } from "../db/schema/order.ts";
import type { Limit } from "../rate-limit/attempts.ts";
import { limitRefusals, type Outcome } from "../rate-limit/limit-refusals.ts";

/*
 * Limits of card testing: criminals try thousands of stolen or generated card numbers in shops. Only refused cards count
 * (decision 0103).
 */

/** A saved card, or a token that is sent again. */
const REFUSALS_OF_CARD: Limit = { scope: "card", max: 5, seconds: secondsInHour };
const REFUSALS_OF_CART: Limit = { scope: "card-cart", max: 8, seconds: secondsInHour };
/** A paid order takes one back: the buyers of a campus pay more often than their cards are refused. */
const REFUSALS_FROM_IP: Limit = { scope: "card-address", max: 10, seconds: 30 * secondsInMinute };
/** With paid orders in between. */
const ALL_REFUSALS_FROM_IP: Limit = { scope: "card-address-total", max: 100, seconds: secondsInHour };

/** The age of an order that shows a customer and no card tester, whose orders are disputed or cancelled soon. */
const KNOWN_CUSTOMER_DAYS = 1;

/** A card to charge or to save. */
interface CardAttempt<T> {
  card: CardChoice;
  cartToken?: string;
  /** Whether the result is a new order that the card pays. */
  isPaid?: (result: T) => boolean;
}

/**
 * Runs a card operation and counts it if the card is refused: for the card, the cart, and the IP or the known customer.
 *
 * @throws ApiError 429 after too many refusals
 */
export async function limitCardAttempts<T>(
  context: RequestContext,
  { card, cartToken, isPaid = () => false }: CardAttempt<T>,
  work: () => Promise<T>,
): Promise<T> {
  const { user_card_id, token, token_key } = card;
  const ofCard = JSON.stringify([context.channel.key, context.memberId, user_card_id, token, token_key]);
  const from = (await isKnownCustomer(context)) ? `member:${context.memberId}` : context.ip;
  const limits = [
    { limit: REFUSALS_OF_CARD, subject: ofCard },
    ...(cartToken === undefined ? [] : [{ limit: REFUSALS_OF_CART, subject: cartToken }]),
    { limit: REFUSALS_FROM_IP, subject: from, isReducedByAcceptance: true },
    { limit: ALL_REFUSALS_FROM_IP, subject: from },
  ];
  const classify = (outcome: Outcome<T>) => {
    if ("value" in outcome) return isPaid(outcome.value) ? "accepted" : undefined;
    return /\.(card_)?refused$/.test(outcome.code) ? "refused" : undefined;
  };
  return limitRefusals(context, limits, classify, work);
}

/** Whether the member has paid an order before: a card tester in the same network does not lock this member out. */
async function isKnownCustomer({ db, memberId, now }: RequestContext): Promise<boolean> {
  if (memberId === null) return false;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, memberId),
        inArray(orders.status, ["paid", "preparing", "shipped", "completed"]),
        lte(orders.orderedAt, subDays(now(), KNOWN_CUSTOMER_DAYS)),
      ),
    )
    .limit(1);
  return order !== undefined;
}
