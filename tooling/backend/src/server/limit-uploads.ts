import { secondsInHour } from "date-fns/constants";
import type { DataContext } from "../context/request-context.ts";
import { unavailable } from "../http/problems.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";

/** Of a member, or of all guests with the same IP. */
const UPLOADS: Limit = { scope: "upload-address", max: 100, seconds: secondsInHour };
/** Bodies of one subject that are received at a time, since each takes memory. A form sends up to five files. */
const MAX_AT_A_TIME = 10;

/** The bodies that are being received, by subject. */
const underWay = new Map<string, number>();

/**
 * Counts an upload before its body is read.
 *
 * @param read reads the body
 * @throws ApiError 429, 503 while too many bodies of the subject are being received
 */
export async function limitUploads<T>({ db, now }: DataContext, subject: string, read: () => Promise<T>): Promise<T> {
  if (!(await countAttempt(db, UPLOADS, subject, now()))) throw rateLimited();
  const others = underWay.get(subject) ?? 0;
  if (others >= MAX_AT_A_TIME) throw unavailable();
  underWay.set(subject, others + 1);
  try {
    return await read();
  } finally {
    const left = (underWay.get(subject) ?? 1) - 1;
    if (left > 0) underWay.set(subject, left);
    else underWay.delete(subject);
  }
}
