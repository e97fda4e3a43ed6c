import type { RequestContext } from "../context/request-context.ts";
import { beginTry } from "./oauth-state.ts";
import { findProvider, returnAddress } from "./provider.ts";

/** The address to send the browser to, to log in with a service. @throws ApiError 404 */
export async function redirectToProvider(context: RequestContext, type: string): Promise<string> {
  const { authorizeUrl, clientId, scope } = await findProvider(context, type);
  const { state, challenge, nonce } = await beginTry(context, type);
  const url = new URL(authorizeUrl);
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: returnAddress(context.channel),
    scope,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
