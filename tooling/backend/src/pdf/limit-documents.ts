import { secondsInMinute } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";

/** A PDF takes about 0.1 s of processor time. An office or a school shares one IP. */
const DOCUMENTS: Limit = { scope: "documents", max: 60, seconds: 10 * secondsInMinute };

/** Counts a PDF of a member, or of a guest's IP. @throws ApiError 429 over the limit */
export async function limitDocuments({
  db,
  memberId,
  ip,
  now,
}: Pick<RequestContext, "db" | "memberId" | "ip" | "now">): Promise<void> {
  const subject = memberId === null ? `ip:${ip}` : `member:${memberId}`;
  if (!(await countAttempt(db, DOCUMENTS, subject, now()))) throw rateLimited();
}
