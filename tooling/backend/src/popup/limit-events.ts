import { secondsInDay } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { log } from "../process/log.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";

const MEBIBYTE = 1024 * 1024;

/** Bytes of events that one network stores: 250 events of 500 visitors of a campus. */
export const EVENT_BYTES_PER_NETWORK: Limit = { scope: "event-bytes", max: 50 * MEBIBYTE, seconds: secondsInDay };
/** The same of a shop: 10,000 visitors a day, from any number of networks. */
export const EVENT_BYTES_PER_SHOP: Limit = { scope: "event-bytes-shop", max: 500 * MEBIBYTE, seconds: secondsInDay };
/** A row with its index entries, without its details. */
const ROW_BYTES = 200;

/** Counts the bytes of an event. Returns whether there is room for it. */
export async function countEventBytes({ db, channel, network, now }: RequestContext, args: object): Promise<boolean> {
  const bytes = ROW_BYTES + Buffer.byteLength(JSON.stringify(args));
  const ofNetwork = await countInWindow(db, EVENT_BYTES_PER_NETWORK, network, now(), bytes);
  if (ofNetwork.count > EVENT_BYTES_PER_NETWORK.max) return false;
  const { count } = await countInWindow(db, EVENT_BYTES_PER_SHOP, channel.key, now(), bytes);
  const { max } = EVENT_BYTES_PER_SHOP;
  if (count > max && count - bytes <= max) log("warn", "stores no further events today", { channel: channel.key });
  return count <= max;
}
