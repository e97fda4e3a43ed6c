import { secondsInMinute } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { readCurrentNetwork } from "../process/current-network.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import type { DocumentSize } from "./draw-document.ts";

/** A PDF takes about 0.1 s of processor time. An office or a school shares one IP. */
const DOCUMENTS: Limit = { scope: "documents", max: 60, seconds: 10 * secondsInMinute };

/** One document of a size at a time, from the reading of its data on, leaves the database's connections to other requests. */
const limitSize = () => limitConcurrency({ max: 1, maxWaiting: 200 });
const runLimited = { small: limitSize(), large: limitSize() };

/**
 * Counts a PDF of a member, or of a guest's IP, and makes it. Networks whose documents wait take turns.
 *
 * @throws ApiError 429 over the limit, WorkerRefusal (503) while too many documents wait
 */
export async function limitDocuments<T>(
  { db, memberId, network, now }: Pick<RequestContext, "db" | "memberId" | "network" | "now">,
  make: () => Promise<T>,
  size: DocumentSize = "small",
): Promise<T> {
  const subject = memberId === null ? network : `member:${memberId}`;
  if (!(await countAttempt(db, DOCUMENTS, subject, now()))) throw createRateLimitedError();
  return runLimited[size](readCurrentNetwork(), make);
}
