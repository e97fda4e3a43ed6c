import type { NewPasskeyCredential, PasskeyCreation, PasskeyCredential, PasskeyRequest } from "@noren/contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

/** The library is loaded when it is needed: by the login screen, or by a press. */
const load = () => import("@simplewebauthn/browser");

/** Why the authenticator returned nothing: the person cancelled or it failed, or it has a passkey of this account. */
export type AuthenticatorRefusal = "failed" | "exists";

/** Creates a passkey with an authenticator of this device, or near it. */
export async function createCredential(options: PasskeyCreation): Promise<NewPasskeyCredential | AuthenticatorRefusal> {
  try {
    const { startRegistration } = await load();
    // The contract does not list the transports that browsers may have.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return error instanceof Error && error.name === "InvalidStateError" ? "exists" : "failed";
  }
}

/**
 * Signs the challenge with a passkey that the person chooses: in the browser's dialog, or among the suggestions of the login's
 * field. A later call ends the earlier one. Returns null if nothing is chosen.
 */
export async function signChallenge(
  optionsJSON: PasskeyRequest,
  useBrowserAutofill: boolean,
): Promise<PasskeyCredential | null> {
  try {
    const { startAuthentication } = await load();
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    if (userHandle === undefined) return null;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch {
    return null;
  }
}

/** Ends a call of `signChallenge` that waits for the person. */
export async function cancelChallenge(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Whether this browser suggests passkeys in a field. */
export async function hasPasskeySuggestions(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await load();
  return browserSupportsWebAuthnAutofill();
}

/** Whether this device can verify the person, e.g. by a fingerprint. */
export const hasOwnAuthenticator = async (): Promise<boolean> =>
  hasPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
