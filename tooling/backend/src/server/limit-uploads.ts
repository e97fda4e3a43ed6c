import { secondsInHour } from "date-fns/constants";
import type { DataContext } from "../context/request-context.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";

/** Of a member, or of all guests with the same IP. */
const UPLOADS: Limit = { scope: "upload-address", max: 100, seconds: secondsInHour };

/** Counts an upload before its body is read. @throws ApiError 429 */
export async function limitUploads({ db, now }: DataContext, subject: string | number): Promise<void> {
  if (!(await countAttempt(db, UPLOADS, String(subject), now()))) throw rateLimited();
}
