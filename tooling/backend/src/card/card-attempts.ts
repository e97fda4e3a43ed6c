import { secondsInHour } from "date-fns/constants";
import type { Limit } from "../rate-limit/attempts.ts";
import { limitRefusals } from "../rate-limit/limit-refusals.ts";
import type { RequestContext } from "../context/request-context.ts";

/** Whoever has made up card numbers tries them by the thousand, at shops rather than at banks. */
const CARD_FROM_IP: Limit = { scope: "card-address", most: 20, seconds: secondsInHour };

/**
 * Does something with a card that may be refused. Only refusals count: an office pays from one address.
 *
 * @throws ApiError 429 after too many of them
 */
export function limitCardAttempts<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  const isCounted = (code: string) => /\.(card_)?refused$/.test(code);
  return limitRefusals(context, { limit: CARD_FROM_IP, subject: context.ip, isCounted }, work);
}
