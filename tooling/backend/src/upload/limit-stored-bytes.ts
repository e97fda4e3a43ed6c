import { secondsInDay, secondsInHour } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { expireFilesOfLargestNetwork, sumFileSizes } from "../files/stored-file.ts";
import { ApiError } from "../http/api-error.ts";
import { log } from "../process/log.ts";
import { countInWindow, decrementAttempts, type Limit } from "../rate-limit/attempts.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { uploadCopy } from "./upload.copy.ts";

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

/**
 * Bytes that the guests and unverified members of a network store, or a member with a verified email: a photograph takes about
 * one MiB, a PDF at most eight. Room for a campus.
 */
export const BYTES_PER_NETWORK: readonly Limit[] = [
  { scope: "upload-bytes-hour", max: 300 * MEBIBYTE, seconds: secondsInHour },
  { scope: "upload-bytes-day", max: GIBIBYTE, seconds: secondsInDay },
];
/** Of a shop: uploads of the last day that nothing refers to. */
export const MAX_UNATTACHED_BYTES = 5 * GIBIBYTE;
/** Of a shop, with those that inquiries refer to. */
export const MAX_BYTES = 100 * GIBIBYTE;
/** The database may be on the same disk, and must go on when uploads do not. */
export const MIN_FREE_BYTES = GIBIBYTE;
const RETRY_AFTER_SECONDS = secondsInHour;

/**
 * Counts the bytes of an upload before they are stored. Uploads that are stored at the same time may exceed a ceiling of the shop
 * by their own bytes.
 *
 * @param sender `findPersonOrNetwork`
 * @throws ApiError 429 for the limits of the network or the member, 503 while the shop has no room
 */
export async function limitStoredBytes(
  context: RequestContext,
  { sender, dir, bytes }: { sender: string; dir: string; bytes: number },
): Promise<void> {
  await requireRoom(context, dir, bytes);
  const { db, now } = context;
  for (const [index, limit] of BYTES_PER_NETWORK.entries()) {
    const { count, isCounted } = await countInWindow(db, limit, sender, now(), bytes);
    if (count <= limit.max) continue;
    // A smaller file may fit.
    for (const counted of BYTES_PER_NETWORK.slice(0, isCounted ? index + 1 : index))
      await decrementAttempts(db, counted, sender, bytes);
    throw createRateLimitedError();
  }
}

async function requireRoom(context: RequestContext, dir: string, bytes: number): Promise<void> {
  const { db, files, channel, now, secret, network, setHeader } = context;
  const { all, unattached } = await sumFileSizes(db, { channelId: channel.id, dir, now: now() });
  const free = await files.getFreeBytes();
  const room = { channelId: channel.id, dir, networkHash: hashNetwork(secret, network), bytes, now: now() };
  const hasRoomOf = async (held: number, max: number, isAttachedToo: boolean) => {
    const missing = held + bytes - max;
    return missing <= 0 || expireFilesOfLargestNetwork(db, { ...room, missing }, { isAttachedToo });
  };
  const hasRoom =
    (free === null || free - bytes >= MIN_FREE_BYTES) &&
    (await hasRoomOf(unattached, MAX_UNATTACHED_BYTES, false)) &&
    (await hasRoomOf(all, MAX_BYTES, true));
  if (hasRoom) return;
  log("error", "no room for uploads", { channel: channel.key, unattached, all, free: free ?? "unlimited" });
  setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
  throw new ApiError(503, "unavailable", uploadCopy.noRoom);
}
