import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;

/** Names a gift in its link; random, so that nobody can count gifts. */
export function newGiftId(): Buffer {
  return randomBytes(ID_BYTES);
}

/**
 * The token of a gift's link: its id and the signature of that. The database has the id only, so whoever reads it can
 * open no gift, and the giver can be shown the link again.
 */
export function giftToken(secret: string, publicId: Buffer): string {
  return Buffer.concat([publicId, signatureOf(secret, publicId)]).toString("base64url");
}

/** The gift's id of a token; null where the token is not one of this shop's. */
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
