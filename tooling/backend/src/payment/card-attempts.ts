import type { Limit } from "../account/attempts.ts";
import { clientAddress } from "../account/client-address.ts";
import { countingRefusals } from "../account/counting-refusals.ts";
import type { Surroundings } from "../http/serve.ts";

/** Whoever has made up card numbers tries them by the thousand, at shops rather than at banks. */
const CARD_FROM_ADDRESS: Limit = { scope: "card-address", most: 20, seconds: 3600 };

/**
 * Does something with a card that may be refused. Only refusals count: an office pays from one address.
 *
 * @throws ApiError 429 after too many of them
 */
export function countingCards<T>(shop: Pick<Surroundings, "db" | "now" | "http">, work: () => Promise<T>): Promise<T> {
  const isCounted = (code: string) => /\.(card_)?refused$/.test(code);
  return countingRefusals(shop, { limit: CARD_FROM_ADDRESS, subject: clientAddress(shop.http), isCounted }, work);
}
