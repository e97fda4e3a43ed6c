import type { Browser } from "../account/login.ts";
import { beginTry } from "./oauth-state.ts";
import { findProvider, returnAddress } from "./provider.ts";

/** The address to send the browser to, to log in with a service. @throws ApiError 404 */
export async function redirectToProvider(browser: Browser, type: string): Promise<string> {
  const { authorizeUrl, clientId, scope } = await findProvider(browser, type);
  const { state, challenge, nonce } = await beginTry(browser, type);
  const url = new URL(authorizeUrl);
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: returnAddress(browser.channel),
    scope,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
