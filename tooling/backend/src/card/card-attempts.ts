import type { CardChoice } from "@noren/contract";
import { isKnownCustomer } from "../account/known-customer.ts";
import type { DataContext, RequestContext } from "../context/request-context.ts";
import type { PaymentRow, StoredRefusalLimit } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { cardCopy } from "./card.copy.ts";
import { CARD_LIMITS, fromStoredLimits, mayBecomePending, toStoredLimits } from "./count-refused-card.ts";
import { limitRefusals, type Outcome } from "../rate-limit/limit-refusals.ts";
import { isRateLimited, createRateLimitedError } from "../rate-limit/rate-limited.ts";

/*
 * Limits of card testing: criminals try thousands of stolen or generated card numbers in shops. Only refused cards count
 * (decision 0103).
 */

/** A card to charge or to save. */
interface CardAttempt {
  card: CardChoice;
  cartToken?: string;
}

/** Used or invalid tokens: they do not test a card, and they can be invented without a card (decision 0160). */
const REFUSED_TOKENS = ["cart.payment.card_refused", "user_card.token_refused"];
/** A payment that the bank refuses is counted with the service's answer about it. */
const REFUSED_CARD = "user_card.refused";

/**
 * Runs a card operation and counts it if the card is refused: for the card, the cart, and the IP or the known customer.
 *
 * @param work gets what a refusal of its payment has to count for
 * @throws ApiError 429 after too many refusals
 */
export async function limitCardAttempts<T>(
  context: RequestContext,
  { card, cartToken }: CardAttempt,
  work: (limits: StoredRefusalLimit[]) => Promise<T>,
): Promise<T> {
  const { user_card_id, token, token_key } = card;
  // Each attempt with a saved card has a token of its own, that of its security code.
  const idOfCard = user_card_id === undefined ? [token, token_key] : [user_card_id];
  const ofCard = JSON.stringify([context.channel.key, context.memberId, ...idOfCard]);
  // A card tester in the same network does not lock a known customer out.
  const from = (await isKnownCustomer(context)) ? `member:${context.memberId}` : context.network;
  const limits = [
    { limit: CARD_LIMITS.card, subject: ofCard, countsInvalid: true },
    ...(cartToken === undefined ? [] : [{ limit: CARD_LIMITS.cart, subject: cartToken, countsInvalid: true }]),
    { limit: CARD_LIMITS.network, subject: from },
    { limit: CARD_LIMITS.networkInTotal, subject: from },
  ];
  const classify = (outcome: Outcome<T>) => {
    if ("value" in outcome) return undefined;
    if (REFUSED_TOKENS.includes(outcome.code)) return "invalid";
    return outcome.code === REFUSED_CARD ? "refused" : undefined;
  };
  const stored = toStoredLimits(limits);
  const attempt = async () => {
    if (!(await mayBecomePending(context, limits))) throw createRateLimitedError();
    return work(stored);
  };
  return limitRefusals(context, limits, classify, attempt).catch((error: unknown) => {
    // Other people's cards in the same network may be the reason.
    throw isRateLimited(error) ? createTooManyRefusedError(cartToken === undefined ? "card" : "payment") : error;
  });
}

/**
 * Runs the request that may charge a card after the shopper's authentication. It is as limited as a new attempt: the bank may
 * refuse the card only now.
 *
 * @param work also counts the refusal
 * @throws ApiError 429 after too many refusals
 */
export function limitAuthenticatedCard<T>(
  context: DataContext,
  { refusalLimits }: Pick<PaymentRow, "refusalLimits">,
  work: () => Promise<T>,
): Promise<T> {
  const limits = fromStoredLimits(refusalLimits);
  if (limits.length === 0) return work();
  return limitRefusals(context, limits, () => undefined, work).catch((error: unknown) => {
    throw isRateLimited(error) ? createTooManyRefusedError("payment") : error;
  });
}

const createTooManyRefusedError = (of: "card" | "payment") =>
  new ApiError(429, "rate_limited", of === "card" ? cardCopy.tooManyRefused : cardCopy.tooManyRefusedPayments);
