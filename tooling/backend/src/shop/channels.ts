import { CHANNEL_MISSING } from "@noren/contract";
import { millisecondsInMinute } from "date-fns/constants";
import { eq } from "drizzle-orm";
import { PAUSE_MS } from "../db/lock-pause.ts";
import type { Db } from "../db/pool.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { toErrorAnswer } from "../http/failure.ts";
import { log } from "../process/log.ts";
import { inheritCache } from "./cache-by-channel.ts";
import type { PaymentOffer } from "../payment/methods/offer.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";

/** Finds the channel of an `X-Channel` header. */
export type FindChannel = (key: string | undefined) => Promise<Channel>;

interface CacheEntry {
  /** When the entry becomes stale, in `performance.now()` time. */
  until: number;
  reading: Promise<Channel | undefined>;
  row: Channel | undefined;
  /** The previous row if it is recent. Requests get it until `row` is read, so that none waits for the query. */
  previous: Channel | undefined;
}

/** The maximum age of a row that is used while the database does not answer. */
const MAX_AGE_MS = 5 * millisecondsInMinute;

/**
 * Caches channels by key for `ttl` milliseconds, because every request needs its channel. A stale row is served while the
 * next one is read, and while the database does not answer. Omits payment methods whose service is not configured in this process.
 */
export function createChannelFinder(db: Db, ttl: number, services: PaymentServices): FindChannel {
  const entries = new Map<string, CacheEntry>();
  const lastRows = new Map<string, { row: Channel; readAt: number }>();

  async function read(key: string): Promise<Channel | undefined> {
    const [channel] = await db.select().from(channels).where(eq(channels.key, key));
    const isAvailable = ({ service }: PaymentOffer) => service === undefined || services.has(service);
    return channel && { ...channel, paymentMethods: channel.paymentMethods.filter(isAvailable) };
  }

  /** Reads a row. While the database does not answer, it is the last one, and is not read again for some seconds. */
  async function readOrReuse(key: string): Promise<Channel | undefined> {
    const readAt = performance.now();
    try {
      const row = await read(key);
      if (row) lastRows.set(key, { row, readAt });
      else lastRows.delete(key);
      return row;
    } catch (error) {
      const last = lastRows.get(key);
      const now = performance.now();
      if (!last || now - last.readAt >= MAX_AGE_MS || toErrorAnswer(error).kind !== "lost") throw error;
      log("warn", "database unavailable, an older channel was used", { channel: key });
      const { row } = last;
      entries.set(key, { until: now + PAUSE_MS, reading: Promise.resolve(row), row, previous: undefined });
      return row;
    }
  }

  function addEntry(key: string, until: number, previous: Channel | undefined): CacheEntry {
    const entry: CacheEntry = { until, reading: readOrReuse(key), row: undefined, previous };
    entries.set(key, entry);
    // Unknown keys are not cached, so that a client cannot fill the memory with them. Failures are not cached either.
    entry.reading.then(
      (row) => {
        if (!row) entries.delete(key);
        else if (previous && row !== previous) inheritCache(row, previous);
        entry.row = row;
      },
      () => entries.delete(key),
    );
    return entry;
  }

  return async (key = "") => {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(key)) throw missing();
    let entry = entries.get(key);
    const now = performance.now();
    if (!entry || entry.until <= now) {
      // After a longer pause the row could be much older than `ttl`, so the request waits for the query.
      const isRecent = entry !== undefined && now < entry.until + ttl;
      entry = addEntry(key, now + ttl, isRecent ? entry?.row : undefined);
    }
    const channel = entry.row ?? entry.previous ?? (await entry.reading);
    if (!channel) throw missing();
    return channel;
  };
}

const missing = () => new ApiError(404, "channel_not_found", CHANNEL_MISSING);
