import type { LoginAnswer, PasskeyCredential, PasskeyRequest } from "@noren/contract";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { readKnownMembers } from "../account/known-browser.ts";
import type { RequestContext } from "../context/request-context.ts";
import { users } from "../db/schema/account.ts";
import { type PasskeyRow, passkeys } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { openSession } from "../membership/login.ts";
import { countAttempt, PASSKEYS_FROM_NETWORK, PASSKEYS_IN_KNOWN_BROWSER } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { issueLoginChallenge, readChallenge, redeemLoginChallenge } from "./passkey-challenge.ts";
import { PASSKEY_TIMEOUT_MS, relyingPartyId } from "./relying-party.ts";
import { passkeyCopy } from "./passkey.copy.ts";

/** Begins a login. Each attempt needs a challenge, so the limit of challenges limits the attempts too. @throws ApiError 429 */
export async function beginPasskeyLogin(context: RequestContext): Promise<PasskeyRequest> {
  const { db, channel, network, now } = context;
  const [knownId] = readKnownMembers(context);
  const isFree =
    (knownId !== undefined && (await countAttempt(db, PASSKEYS_IN_KNOWN_BROWSER, String(knownId), now()))) ||
    (await countAttempt(db, PASSKEYS_FROM_NETWORK, network, now()));
  if (!isFree) throw createRateLimitedError();
  const challenge = await issueLoginChallenge(context);
  return { rpId: relyingPartyId(channel), challenge, timeout: PASSKEY_TIMEOUT_MS, userVerification: "required" };
}

/**
 * Logs in with a passkey. It needs no mailed code: the authenticator is possessed and verified the person (decision 0246).
 *
 * @throws ApiError 410 `auth.passkey_expired`, 401 `auth.passkey_failed`
 */
export async function loginWithPasskey(
  context: RequestContext,
  credential: PasskeyCredential,
  cartToken: string | undefined,
): Promise<LoginAnswer> {
  const challenge = readChallenge(credential.response.clientDataJSON);
  if (!(await redeemLoginChallenge(context, challenge)))
    throw new ApiError(410, "auth.passkey_expired", passkeyCopy.loginExpired);
  const found = await findPasskey(context, credential);
  if (!found) throw createLoginFailedError();
  const { passkey, member } = found;
  const signCount = await verifySignature(context, passkey, credential, challenge);
  if (signCount === null || !(await recordUse(context, passkey, signCount))) throw createLoginFailedError();
  return openSession(context, { member, method: "passkey", cartToken });
}

const createLoginFailedError = () => new ApiError(401, "auth.passkey_failed", passkeyCopy.loginFailed);

/** Finds a passkey of this shop and its member, whose handle the authenticator must name. */
async function findPasskey({ db, channel }: RequestContext, { id, response }: PasskeyCredential) {
  const [found] = await db
    .select({ passkey: passkeys, member: { id: users.id, passwordHash: users.passwordHash } })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(
        eq(passkeys.credentialId, Buffer.from(id, "base64url")),
        eq(users.channelId, channel.id),
        eq(users.passkeyHandle, Buffer.from(response.userHandle, "base64url")),
      ),
    );
  return found;
}

/** Returns the authenticator's counter; null for a wrong signature, origin or shop, a person not verified, or a lower counter. */
async function verifySignature(
  { channel }: RequestContext,
  { publicKey, signCount }: PasskeyRow,
  credential: PasskeyCredential,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verification = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: channel.origin,
    expectedRPID: relyingPartyId(channel),
    credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: signCount },
    requireUserVerification: true,
  }).catch(() => null);
  return verification?.verified ? verification.authenticationInfo.newCounter : null;
}

/** Stores the counter. False if the passkey was deleted or used meanwhile: of copies with one counter only the first logs in. */
async function recordUse({ db, now }: RequestContext, { id }: PasskeyRow, signCount: number): Promise<boolean> {
  const isHigher = lt(passkeys.signCount, signCount);
  const hasNone = signCount === 0 ? eq(passkeys.signCount, 0) : sql`false`;
  const used = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), or(isHigher, hasNone)))
    .returning({ id: passkeys.id });
  return used.length === 1;
}
