import { CHANNEL_MISSING } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { succeed } from "./kept-by-channel.ts";
import type { PaymentOffer } from "../payment/methods/offer.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";

/** Finds the channel of an `X-Channel` header. */
export type FindChannel = (key: string | undefined) => Promise<Channel>;

interface Known {
  until: number;
  reading: Promise<Channel | undefined>;
  row: Channel | undefined;
  /** The row before, if it is recent: it is given on until its successor is there, so that nobody waits for that. */
  before: Channel | undefined;
}

/**
 * A key is asked for once in `ttl` milliseconds, since every request needs its channel; then changed settings show, to
 * whoever asks after that question was answered. Ways to pay whose service this process was not told of are not offered.
 */
export function channelFinder(db: Db, ttl: number, services: PaymentServices): FindChannel {
  const known = new Map<string, Known>();

  async function read(key: string): Promise<Channel | undefined> {
    const [channel] = await db.select().from(channels).where(eq(channels.key, key));
    const isServed = ({ service }: PaymentOffer) => service === undefined || services.has(service);
    return channel && { ...channel, paymentMethods: channel.paymentMethods.filter(isServed) };
  }

  function open(key: string, until: number, before: Channel | undefined): Known {
    const entry: Known = { until, reading: read(key), row: undefined, before };
    known.set(key, entry);
    // Only what exists is kept, so that made-up keys fill no memory; nor is a failure.
    entry.reading.then(
      (row) => {
        if (!row) known.delete(key);
        else if (before) succeed(row, before);
        entry.row = row;
      },
      () => known.delete(key),
    );
    return entry;
  }

  return async (key = "") => {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(key)) throw missing();
    let entry = known.get(key);
    const now = performance.now();
    if (!entry || entry.until <= now) {
      // What a shop kept that nobody asked for a while would be older than anybody expects.
      const isRecent = entry !== undefined && now < entry.until + ttl;
      entry = open(key, now + ttl, isRecent ? entry?.row : undefined);
    }
    const channel = entry.row ?? entry.before ?? (await entry.reading);
    if (!channel) throw missing();
    return channel;
  };
}

const missing = () => new ApiError(404, "channel_not_found", CHANNEL_MISSING);
