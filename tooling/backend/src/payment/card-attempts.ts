import { countAttempt, type Limit, uncountAttempt } from "../account/attempts.ts";
import { clientAddress } from "../account/client-address.ts";
import { rateLimited } from "../account/login.ts";
import { ApiError } from "../http/api-error.ts";
import type { Surroundings } from "../http/serve.ts";

/** Whoever has made up card numbers tries them by the thousand, at shops rather than at banks. */
const CARD_FROM_ADDRESS: Limit = { scope: "card-address", most: 20, seconds: 3600 };

/**
 * Does something with a card that may be refused. Only refusals count: an office pays from one address.
 *
 * @throws ApiError 429 after too many of them
 */
export async function countingCards<T>(
  { db, now, http }: Pick<Surroundings, "db" | "now" | "http">,
  work: () => Promise<T>,
): Promise<T> {
  const address = clientAddress(http);
  if (!(await countAttempt(db, CARD_FROM_ADDRESS, address, now()))) throw rateLimited();
  let isRefused = false;
  try {
    return await work();
  } catch (error) {
    isRefused = error instanceof ApiError && /\.(card_)?refused$/.test(error.code);
    throw error;
  } finally {
    if (!isRefused) await uncountAttempt(db, CARD_FROM_ADDRESS, address);
  }
}
