import { passkeyFields } from "@noren/validation/fields/passkey";
import * as v from "valibot";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { answers } from "../input.ts";
import { DateTime, Id } from "./text.ts";

export const Passkey = v.object({
  id: Id,
  ...answers(passkeyFields),
  created_at: DateTime,
  last_used_at: described("ISO 8601; null if it was never used.", v.nullable(v.string())),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** Bytes in base64url, as WebAuthn's JSON has them. */
const base64url = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/, "形式が正しくありません。"),
    v.maxLength(maxLength, "形式が正しくありません。"),
    v.examples(["c2FtcGxl"]),
  );

const CredentialId = described("The credential's id.", base64url(1400));
const ClientData = described("WebAuthn's client data.", base64url(4096));

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: described("WebAuthn's type of credential.", v.literal("public-key")),
};

/** WebAuthn's `RegistrationResponseJSON`, as far as the shop needs it. */
export const NewPasskeyCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: ClientData,
    attestationObject: described("The new public key.", base64url(8192)),
    transports: described(
      "How the browser reaches the authenticator.",
      v.optional(arrayUpTo(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)), 10)),
    ),
  }),
});
export type NewPasskeyCredential = v.InferOutput<typeof NewPasskeyCredential>;

/** WebAuthn's `AuthenticationResponseJSON`, as far as the shop needs it. */
export const PasskeyCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: ClientData,
    authenticatorData: described("What the authenticator signed besides the client data.", base64url(4096)),
    signature: described("The authenticator's signature.", base64url(4096)),
    userHandle: described("The account's random handle.", base64url(128)),
  }),
});
export type PasskeyCredential = v.InferOutput<typeof PasskeyCredential>;

const Challenge = described("Random; single-use, for this browser and shop, for 10 minutes.", v.string());
const RelyingPartyId = described("The host of the shop's origin.", v.string());
const Timeout = described("Milliseconds.", v.number());
const UserVerification = described("The authenticator always verifies the person.", v.literal("required"));

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = v.object({
  rp: v.object({ id: RelyingPartyId, name: described("The shop's name.", v.string()) }),
  user: v.object({
    id: described("The account's random handle.", v.string()),
    name: described("The member's email.", v.string()),
    displayName: described("The member's email.", v.string()),
  }),
  challenge: Challenge,
  pubKeyCredParams: described(
    "Accepted algorithms, in the order of preference.",
    v.array(
      v.object({
        type: described("WebAuthn's type of credential.", v.literal("public-key")),
        alg: described("COSE's number of the algorithm.", v.number()),
      }),
    ),
  ),
  timeout: Timeout,
  excludeCredentials: described(
    "The member's passkeys: an authenticator with one of them creates no other.",
    v.array(
      v.object({
        id: described("The credential's id.", v.string()),
        type: described("WebAuthn's type of credential.", v.literal("public-key")),
        transports: described("How the browser reaches the authenticator.", v.array(v.string())),
      }),
    ),
  ),
  authenticatorSelection: v.object({
    residentKey: described(
      "The authenticator stores the account, so that a login needs no name.",
      v.literal("required"),
    ),
    requireResidentKey: described("The same for older browsers.", v.literal(true)),
    userVerification: UserVerification,
  }),
  attestation: described("The shop does not ask for the authenticator's model.", v.literal("none")),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>;

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, without a list of credentials: it would reveal who has one. */
export const PasskeyRequest = v.object({
  rpId: RelyingPartyId,
  challenge: Challenge,
  timeout: Timeout,
  userVerification: UserVerification,
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;
