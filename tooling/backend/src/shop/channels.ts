import { CHANNEL_MISSING } from "@noren/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { succeed } from "./kept-by-channel.ts";
import type { PaymentOffer } from "../payment/offers.ts";
import type { PaymentServices } from "../payment/service/payment-service.ts";

/** Finds the channel of an `X-Channel` header. */
export type FindChannel = (key: string | undefined) => Promise<Channel>;

/**
 * A key is asked for once in `ttl` milliseconds, since every request needs its channel; then changed settings show. Ways
 * to pay whose service this process was not told of are not offered.
 */
export function channelFinder(db: Db, ttl: number, services: PaymentServices): FindChannel {
  const known = new Map<string, { until: number; channel: Promise<Channel | undefined> }>();

  async function load(key: string, last?: Promise<Channel | undefined>): Promise<Channel | undefined> {
    const [channel] = await db.select().from(channels).where(eq(channels.key, key));
    // Only what exists is kept, so that made-up keys fill no memory; nor is a failure.
    if (!channel) {
      known.delete(key);
      return undefined;
    }
    const isServed = ({ service }: PaymentOffer) => service === undefined || services.has(service);
    const found = { ...channel, paymentMethods: channel.paymentMethods.filter(isServed) };
    const before = await last?.catch(() => undefined);
    if (before) succeed(found, before);
    return found;
  }

  return async (key = "") => {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(key)) throw missing();
    let entry = known.get(key);
    const now = performance.now();
    if (!entry || entry.until <= now) {
      // What a shop kept that nobody asked for a while would be older than anybody expects.
      const isRecent = entry !== undefined && now < entry.until + ttl;
      entry = { until: now + ttl, channel: load(key, isRecent ? entry?.channel : undefined) };
      known.set(key, entry);
      entry.channel.catch(() => known.delete(key));
    }
    const channel = await entry.channel;
    if (!channel) throw missing();
    return channel;
  };
}

const missing = () => new ApiError(404, "channel_not_found", CHANNEL_MISSING);
