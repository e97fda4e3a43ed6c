import { secondsInDay } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** Bytes of lists and texts that the members of one network store: 100 books of 500 addresses, or 200,000 requests and reviews. */
export const MEMBER_BYTES_PER_NETWORK: Limit = { scope: "member-bytes", max: 100 * 1024 * 1024, seconds: secondsInDay };
/** A row with its index entries, without its texts. */
const ROW_BYTES = 200;

/**
 * Counts what a member stores for the network, since one person may register many (decision 0218).
 *
 * @throws ApiError 429
 */
export async function limitMemberBytes({ db, network, now }: RequestContext, rows: readonly object[]): Promise<void> {
  const bytes = rows.length * ROW_BYTES + Buffer.byteLength(JSON.stringify(rows));
  const { count } = await countInWindow(db, MEMBER_BYTES_PER_NETWORK, network, now(), bytes);
  if (count > MEMBER_BYTES_PER_NETWORK.max) throw createRateLimitedError();
}
