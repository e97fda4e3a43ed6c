import { secondsInHour } from "date-fns/constants";
import type { DataContext } from "../context/request-context.ts";
import { createUnavailableError } from "../http/problems.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** Of a network, whose members count too, since one person may register many: room for a campus. */
export const UPLOADS_FROM_NETWORK: Limit = { scope: "upload-address", max: 300, seconds: secondsInHour };
/** Bodies of one network that are received at a time, since each takes memory. A form sends up to five files. */
const MAX_AT_A_TIME = 10;

/** The bodies that are being received, by network. */
const underWay = new Map<string, number>();

/**
 * Counts an upload before its body is read.
 *
 * @param read reads the body
 * @throws ApiError 429, 503 while too many bodies of the network are being received
 */
export async function limitUploads<T>({ db, now }: DataContext, network: string, read: () => Promise<T>): Promise<T> {
  if (!(await countAttempt(db, UPLOADS_FROM_NETWORK, network, now()))) throw createRateLimitedError();
  const others = underWay.get(network) ?? 0;
  if (others >= MAX_AT_A_TIME) throw createUnavailableError();
  underWay.set(network, others + 1);
  try {
    return await read();
  } finally {
    const left = (underWay.get(network) ?? 1) - 1;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  }
}
