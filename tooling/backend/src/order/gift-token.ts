import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;

/** Creates the random id of a gift's link. A sequential id would reveal the number of gifts. */
export function createGiftId(): Buffer {
  return randomBytes(ID_BYTES);
}

/**
 * Builds the token of a gift's link from its id and a signature. The database stores only the id: a leaked database opens
 * no gift, and the shop can show the giver the link again.
 */
export function signGiftToken(secret: string, publicId: Buffer): string {
  return Buffer.concat([publicId, signatureOf(secret, publicId)]).toString("base64url");
}

/** Returns the gift's id; null if this shop did not sign the token. */
export function readGiftToken(secret: string, token: string): Buffer | null {
  const bytes = Buffer.from(token, "base64url");
  const publicId = bytes.subarray(0, ID_BYTES);
  const given = bytes.subarray(ID_BYTES);
  const known = signatureOf(secret, publicId);
  return given.length === known.length && timingSafeEqual(given, known) ? publicId : null;
}

function signatureOf(secret: string, publicId: Buffer): Buffer {
  return createHmac("sha256", `gift:${secret}`).update(publicId).digest();
}
