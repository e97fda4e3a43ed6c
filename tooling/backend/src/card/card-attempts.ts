import { secondsInHour } from "date-fns/constants";
import type { Limit } from "../rate-limit/attempts.ts";
import { limitRefusals } from "../rate-limit/limit-refusals.ts";
import type { RequestContext } from "../context/request-context.ts";

/** Limits card testing: criminals try thousands of stolen or generated card numbers in shops. */
const CARD_FROM_IP: Limit = { scope: "card-address", max: 20, seconds: secondsInHour };

/**
 * Runs a card operation and counts it per IP if the card is refused. Successes do not count, since many people in an
 * office share one IP.
 *
 * @throws ApiError 429 after too many refusals
 */
export function limitCardAttempts<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  const isCounted = (code: string) => /\.(card_)?refused$/.test(code);
  return limitRefusals(context, { limit: CARD_FROM_IP, subject: context.ip, isCounted }, work);
}
