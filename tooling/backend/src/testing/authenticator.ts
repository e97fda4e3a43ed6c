import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewPasskeyCredential, PasskeyCreation, PasskeyCredential } from "@noren/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What an authenticator and browser put into a response; tests change it. */
export interface AuthenticatorChanges {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userHandle?: string;
  /** The counter of signatures; by default 0, as of passkeys that devices share. */
  counter?: number;
  isUserVerified?: boolean;
  /** The format of the attestation and its statement; by default none. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

/** A passkey in software, with its browser. */
export interface TestPasskey {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  rpId: string;
}

const ORIGIN = "http://localhost:3000";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

const clientDataOf = (type: string, challenge: string, { origin = ORIGIN }: AuthenticatorChanges) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The RP id's hash, flags (present, verified, with credential data) and the counter. */
function authenticatorData(rpId: string, changes: AuthenticatorChanges, attested = Buffer.alloc(0)): Buffer {
  const { counter = 0, isUserVerified = true } = changes;
  const head = Buffer.alloc(5);
  head[0] = 0x01 | (isUserVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(changes.rpId ?? rpId), head, attested]);
}

/** Creates a passkey for the options, as a browser does with an authenticator. */
export function createTestPasskey(
  options: PasskeyCreation,
  changes: AuthenticatorChanges & { id?: Buffer } = {},
): { passkey: TestPasskey; credential: NewPasskeyCredential } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  const rawId = changes.id ?? randomBytes(32);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rawId.length);
  const attested = Buffer.concat([Buffer.alloc(16), length, rawId, Buffer.from(isoCBOR.encode(cose as never))]);
  const authData = new Uint8Array(authenticatorData(options.rp.id, changes, attested));
  const { fmt, attStmt } = changes.attestation ?? { fmt: "none", attStmt: new Map() };
  const attestation = new Map<string, unknown>([
    ["fmt", fmt],
    ["attStmt", attStmt],
    ["authData", authData],
  ]);
  const id = base64url(rawId);
  const challenge = changes.challenge ?? options.challenge;
  return {
    passkey: { id, privateKey, userHandle: options.user.id, rpId: options.rp.id },
    credential: {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: base64url(clientDataOf(changes.type ?? "webauthn.create", challenge, changes)),
        attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
        transports: ["internal"],
      },
    },
  };
}

/** Signs a challenge with a passkey, as a browser does after the person unlocked the authenticator. */
export function signWithPasskey(
  { id, privateKey, userHandle, rpId }: TestPasskey,
  challenge: string,
  changes: AuthenticatorChanges = {},
): PasskeyCredential {
  const clientData = clientDataOf(changes.type ?? "webauthn.get", changes.challenge ?? challenge, changes);
  const authData = authenticatorData(rpId, changes);
  const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
  return {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: changes.userHandle ?? userHandle,
    },
  };
}
