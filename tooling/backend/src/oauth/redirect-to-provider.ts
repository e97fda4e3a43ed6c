import { buildAuthorizationUrl } from "openid-client";
import type { RequestContext } from "../context/request-context.ts";
import { beginAttempt } from "./oauth-state.ts";
import { clientOf } from "./openid-client.ts";
import { getProvider, returnUrl } from "./provider.ts";

/** The URL of the provider's login page, where the browser goes next. @throws ApiError 404 */
export async function redirectToProvider(context: RequestContext, type: string): Promise<string> {
  const provider = await getProvider(context, type);
  const { state, challenge, nonce } = await beginAttempt(context, type);
  const url = buildAuthorizationUrl(clientOf(provider), {
    redirect_uri: returnUrl(context.channel),
    scope: provider.scope,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  return url.href;
}
