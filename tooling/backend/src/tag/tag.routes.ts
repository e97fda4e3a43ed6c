import { calls } from "@noren/contract";
import { secondsInMinute } from "date-fns/constants";
import type { Limit } from "../rate-limit/attempts.ts";
import { limitRefusals } from "../rate-limit/limit-refusals.ts";
import { findPersonOrNetwork } from "../account/verified-person.ts";
import { passwordMatches } from "../account/password.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { listTags, toTag } from "./tag.ts";
import { tagCopy } from "./tag.copy.ts";
import { unlockTag } from "./unlocked-tags.ts";

/**
 * Guests of a sale often share one IP, so only wrong passwords count, and each success takes one back. A member with a verified
 * email counts apart.
 */
const PASSWORD_FROM_NETWORK: Limit = { scope: "tag-address", max: 30, seconds: 15 * secondsInMinute };

export const tagRoutes: readonly Route[] = [
  serve(calls.listTags, async (received) => {
    const rows = await listTags(received.db, received.channel.id);
    return { data: rows.map((row) => toTag(received, row)) };
  }),
  serve(calls.unlockTag, async (received) => {
    const { db, channel, body, now } = received;
    const [row] = await listTags(db, channel.id, body.key);
    if (!row) throw createNotFoundError();
    if (row.password_hash === null) return toTag(received, row);
    const subject = `${row.id}:${await findPersonOrNetwork(received)}`;
    await limitRefusals(
      { db, now },
      [{ limit: PASSWORD_FROM_NETWORK, subject, isReducedByAcceptance: true }],
      (outcome) => ("value" in outcome ? "accepted" : "refused"),
      () => requirePassword(row.password_hash, body.password),
    );
    unlockTag(received, { id: row.id, password_hash: row.password_hash });
    return { ...toTag(received, row), is_unlocked: true };
  }),
];

/** @throws ApiError 422 on `password` */
async function requirePassword(hash: string | null, password: string): Promise<void> {
  if (hash !== null && (await passwordMatches(hash, password))) return;
  throw new ApiError(422, "tag.password_wrong", tagCopy.passwordWrong, { password: [tagCopy.passwordWrong] });
}
