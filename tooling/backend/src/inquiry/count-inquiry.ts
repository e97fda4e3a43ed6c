import { secondsInHour, secondsInMinute } from "date-fns/constants";
import { customerNetworkOf } from "../http/client-network.ts";
import type { findMemberEmail } from "../account/account-names.ts";
import { verifiedPersonOf } from "../account/verified-person.ts";
import type { Transaction } from "../db/pool.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/**
 * Of guests and unverified members of a network, since each inquiry mails the shop's staff: room for a campus. The window is
 * short, because one person can use it up (decision 0190).
 */
export const INQUIRIES_FROM_NETWORK: Limit = { scope: "inquiry-ip", max: 50, seconds: 10 * secondsInMinute };
/** Of one person: a member, or a guest's mailbox in one network. */
export const INQUIRIES_PER_PERSON: Limit = { scope: "inquiry-person", max: 5, seconds: secondsInHour };
/** Members' comments on their inquiries. */
export const REPLIES_PER_PERSON: Limit = { scope: "inquiry-reply", max: 60, seconds: secondsInHour };

interface Sender {
  memberId: number | null;
  member: Awaited<ReturnType<typeof findMemberEmail>>;
  /** The email of a guest. */
  email: string;
  network: string;
}

/**
 * Counts an inquiry or a comment for its sender: strangers in other networks who enter a member's or a guest's email use up their
 * own limit. In its transaction, since one that is refused does not count.
 *
 * @throws ApiError 429
 */
export async function countInquiry(
  tx: Transaction,
  limit: Limit,
  { memberId, member, email, network }: Sender,
  now: Date,
): Promise<void> {
  const verified = verifiedPersonOf(member);
  const unverified = memberId === null ? `${mailboxOf(email)}:${customerNetworkOf(network)}` : `member:${memberId}`;
  if (!(await countAttempt(tx, limit, verified ?? unverified, now))) throw createRateLimitedError();
  if (verified === null && !(await countAttempt(tx, INQUIRIES_FROM_NETWORK, network, now)))
    throw createRateLimitedError();
}
