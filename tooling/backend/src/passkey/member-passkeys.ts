import { randomBytes } from "node:crypto";
import type { NewPasskeyCredential, PasskeyCreation } from "@noren/contract";
import { and, asc, count, eq, isNull } from "drizzle-orm";
import { accountMails, type Recipient } from "../account/account-mails.ts";
import { accountCopy } from "../account/account.copy.ts";
import type { Account } from "../account/account-names.ts";
import { confirmPassword, lockConfirmedMember } from "../account/confirm-password.ts";
import { deviceName } from "../account/device-name.ts";
import { lockMember } from "../account/lock-member.ts";
import { notifyMember } from "../account/notify-member.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { type PasskeyRow, passkeys } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError, createUnauthenticatedError } from "../http/problems.ts";
import { findToken, issueToken, redeemToken } from "../one-off/one-off-token.ts";
import { countAttempt, PASSKEYS_PER_MEMBER } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { requireLiveSession } from "../session/session-family.ts";
import { readChallenge } from "./passkey-challenge.ts";
import { passkeyCopy } from "./passkey.copy.ts";
import { PASSKEY_TIMEOUT_MS, relyingPartyId } from "./relying-party.ts";

/** Maximum number of passkeys of a member (header `x-limit`). */
export const PASSKEY_LIMIT = 10;

/** EdDSA, ES256 and RS256, which all authenticators have between them. */
const ALGORITHMS = [-8, -7, -257];
/** Larger than the key of RS256 with 8192 bits. */
const PUBLIC_KEY_MAX_BYTES = 2048;

const ofMember = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** Lists the member's passkeys, oldest first. */
export function listPasskeys(db: Db | Transaction, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/**
 * Begins the registration of a passkey, after the password is confirmed, for this session.
 *
 * @throws ApiError 422 without the password or at the limit, 429
 */
export async function beginPasskey(
  context: RequestContext,
  userId: number,
  password: string | undefined,
): Promise<PasskeyCreation> {
  const { db, channel, sessionId } = context;
  const now = context.now();
  const confirmed = await confirmPassword(context, userId, password);
  // After the password: attempts with a copied access token do not count for the member.
  if (!(await countAttempt(db, PASSKEYS_PER_MEMBER, String(userId), now))) throw createRateLimitedError();
  const existing = await listPasskeys(db, userId);
  if (existing.length >= PASSKEY_LIMIT) throw limitReached();
  const { handle, challenge } = await db.transaction(async (tx) => {
    await lockConfirmedMember(tx, confirmed);
    const carried = { channelId: channel.id, userId, subject: sessionId };
    return { handle: await getHandle(tx, userId), challenge: await issueToken(tx, "passkey", carried, now) };
  });
  return {
    rp: { id: relyingPartyId(channel), name: channel.name },
    user: { id: handle.toString("base64url"), name: confirmed.email, displayName: confirmed.email },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId.toString("base64url"),
      type: "public-key",
      transports,
    })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/** The account's random handle at authenticators; remains the same, so that an authenticator replaces its own passkey. */
async function getHandle(tx: Transaction, userId: number): Promise<Buffer> {
  await tx
    .update(users)
    .set({ passkeyHandle: randomBytes(32) })
    .where(and(eq(users.id, userId), isNull(users.passkeyHandle)));
  const [user] = await tx.select({ handle: users.passkeyHandle }).from(users).where(eq(users.id, userId));
  if (!user?.handle) throw createUnauthenticatedError();
  return user.handle;
}

/**
 * Stores a passkey that the browser created, and notifies the member. A new password deletes the challenge.
 *
 * @throws ApiError 410 `passkey.expired`, 422 `passkey.refused` or `passkey.limit`
 */
export async function createPasskey(
  context: RequestContext,
  userId: number,
  credential: NewPasskeyCredential,
): Promise<PasskeyRow> {
  const { db, channel, sessionId, userAgent } = context;
  const now = context.now();
  const challenge = readChallenge(credential.response.clientDataJSON);
  const begun = { channelId: channel.id, kind: "passkey", token: challenge } as const;
  // The limit of challenges also limits what is verified.
  if ((await findToken(db, begun, now))?.subject !== sessionId) throw createPasskeyExpiredError();
  const verified = await verifyRegistration(context, credential, challenge);
  const created = await db.transaction(async (tx) => {
    const { email } = await lockAccount(tx, userId);
    await requireLiveSession(tx, sessionId);
    const redeemed = await redeemToken(tx, begun, now);
    if (redeemed?.userId !== userId || redeemed.subject !== sessionId) return "expired";
    if (!verified) return "refused";
    const [counted] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if ((counted?.count ?? 0) >= PASSKEY_LIMIT) return "limit";
    const name = deviceName(userAgent) ?? accountCopy.unknownDevice;
    const [added] = await tx
      .insert(passkeys)
      .values({ ...verified, userId, name, createdAt: now })
      // Another account's id: a made-up authenticator repeats it.
      .onConflictDoNothing()
      .returning();
    if (!added) return "refused";
    const contentFor = (greeting: string, recipient: Recipient) =>
      accountMails.passkeyAdded(channel, greeting, recipient);
    await notifyMember(tx, channel, { id: userId, email }, { kind: "account.passkey_added", contentFor }, now);
    return added;
  });
  if (created === "expired") throw createPasskeyExpiredError();
  if (created === "refused") throw new ApiError(422, "passkey.refused", passkeyCopy.refused);
  if (created === "limit") throw limitReached();
  return created;
}

/** Returns what is stored of a new credential; null for another origin or shop, a person not verified, or an unknown algorithm. */
async function verifyRegistration({ channel }: RequestContext, credential: NewPasskeyCredential, challenge: string) {
  const { response } = credential;
  const { transports = [] } = response;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verification = await withoutStatement(response.attestationObject)
    .then((attestationObject) =>
      verifyRegistrationResponse({
        response: {
          ...credential,
          response: { clientDataJSON: response.clientDataJSON, attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: channel.origin,
        expectedRPID: relyingPartyId(channel),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )
    .catch(() => null);
  if (!verification?.verified) return null;
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  if (publicKey.length > PUBLIC_KEY_MAX_BYTES) return null;
  return {
    credentialId: Buffer.from(id, "base64url"),
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports,
  };
}

/**
 * Removes the attestation's statement about the authenticator's maker, which the shop does not ask for: the library downloads
 * the URLs that its certificates name, before it checks who issued them (decision 0271).
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get("authData");
  const entries = [
    ["fmt", "none"],
    ["attStmt", new Map<string, never>()],
    ["authData", authData],
  ] as const;
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map<string, (typeof entries)[number][1]>(entries)));
}

/** Renames a passkey. @throws ApiError 404 */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<PasskeyRow> {
  const [renamed] = await db.update(passkeys).set({ name }).where(ofMember(userId, id)).returning();
  if (!renamed) throw createNotFoundError();
  return renamed;
}

/** Deletes a passkey, after the password is confirmed, and notifies the member. @throws ApiError 404, 422, 429 */
export async function deletePasskey(
  context: RequestContext,
  userId: number,
  { id, password }: { id: number; password: string | undefined },
): Promise<void> {
  const { db, channel } = context;
  // Before the password: what does not exist needs none.
  if ((await db.$count(passkeys, ofMember(userId, id))) === 0) throw createNotFoundError();
  const confirmed = await confirmPassword(context, userId, password);
  await db.transaction(async (tx) => {
    await lockConfirmedMember(tx, confirmed);
    const [deleted] = await tx.delete(passkeys).where(ofMember(userId, id)).returning({ id: passkeys.id });
    if (!deleted) throw createNotFoundError();
    const contentFor = (greeting: string, recipient: Recipient) =>
      accountMails.passkeyRemoved(channel, greeting, recipient);
    await notifyMember(tx, channel, confirmed, { kind: "account.passkey_removed", contentFor }, context.now());
  });
}

async function lockAccount(tx: Transaction, userId: number): Promise<Pick<Account, "email">> {
  await lockMember(tx, userId);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw createUnauthenticatedError();
  return user;
}

const createPasskeyExpiredError = () => new ApiError(410, "passkey.expired", passkeyCopy.expired);
const limitReached = () => new ApiError(422, "passkey.limit", passkeyCopy.limit(PASSKEY_LIMIT));
