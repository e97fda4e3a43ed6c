import { passkeyFields } from "@noren/validation/fields/passkey";
import * as v from "valibot";
import { call } from "../call.ts";
import { inputs } from "../input.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { confirmation, passwordErrors } from "../shapes/confirmation.ts";
import {
  NewPasskeyCredential,
  Passkey,
  PasskeyCreation,
  PasskeyCredential,
  PasskeyRequest,
} from "../shapes/passkey.ts";
import { LoginAnswer } from "../shapes/person.ts";
import { idParams } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

const limited = { "x-limit": "The most passkeys that a member may keep" };

export const beginPasskeyLogin = call({
  method: "POST",
  path: "/v1/auth/passkey/begin",
  auth: "public",
  summary:
    "The challenge of a login with a passkey; the same for everyone. Sets a cookie, without which the challenge is void. 404 where `LOGIN.IS_PASSKEY` is off",
  answer: PasskeyRequest,
  errors: { not_found: 404, rate_limited: 429 },
});

export const loginWithPasskey = call({
  method: "POST",
  path: "/v1/auth/passkey",
  auth: "public",
  summary:
    "Logs in with a passkey, without a one-time code; once for each challenge, in the browser that got it. The same error for an unknown passkey, a wrong signature and a passkey of another account",
  body: v.object({ credential: PasskeyCredential, cart_token: guestCartToken }),
  answer: LoginAnswer,
  errors: { not_found: 404, "auth.passkey_expired": 410, "auth.passkey_failed": 401 },
});

export const listPasskeys = call({
  method: "GET",
  path: "/v1/me/passkeys",
  auth: "member",
  summary: "The member's passkeys, in the order of registration",
  answer: v.object({ data: listOf(Passkey) }),
  headers: limited,
});

export const beginPasskey = call({
  method: "POST",
  path: "/v1/me/passkeys/begin",
  auth: "member",
  summary:
    "The challenge of a new passkey, after the password is confirmed; for the session that asked. 404 where `LOGIN.IS_PASSKEY` is off",
  body: v.object(confirmation),
  answer: PasskeyCreation,
  errors: { ...passwordErrors, not_found: 404, "passkey.limit": 422 },
});

export const createPasskey = call({
  method: "POST",
  path: "/v1/me/passkeys",
  auth: "member",
  summary: "Stores a passkey that the browser created; once for each challenge. The member gets a mail",
  body: v.object({ credential: NewPasskeyCredential }),
  answer: Passkey,
  headers: limited,
  errors: { not_found: 404, "passkey.expired": 410, "passkey.refused": 422, "passkey.limit": 422 },
});

export const renamePasskey = call({
  method: "PATCH",
  path: "/v1/me/passkeys/{id}",
  auth: "member",
  summary: "Renames a passkey",
  params: idParams,
  body: v.object(inputs(passkeyFields)),
  answer: Passkey,
  errors: { not_found: 404 },
});

export const deletePasskey = call({
  method: "DELETE",
  path: "/v1/me/passkeys/{id}",
  auth: "member",
  summary: "Deletes a passkey, after the password is confirmed; it no longer logs in. The member gets a mail",
  params: idParams,
  body: v.object(confirmation),
  errors: { ...passwordErrors, not_found: 404 },
});
