import { randomBytes } from "node:crypto";
import { SANDBOX_CLIENT_ID, type IdentitySandbox } from "@noren/backend/identity-sandbox/identity-sandbox";
import { paths } from "@noren/contract/paths";
import { exportJWK, generateKeyPair } from "jose";
import { interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import { IDENTITIES } from "./identities.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";
import { renderRefusal } from "./pages.ts";

/** The account of a login whose code the service exchanges for nothing. */
export const NO_TOKEN = "no-token";

const SCOPE = "openid profile email";
const MINUTE = 60;

/** Whether a URL is the callback of a shop on this machine: the only place that a login may lead to. */
function isShopCallback(url: string): boolean {
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(url);
  return (
    protocol === "http:" &&
    (hostname === "127.0.0.1" || hostname === "localhost" || hostname.endsWith(".localhost")) &&
    pathname === paths.oAuthCallback() &&
    [search, hash, username, password].every((part) => part === "")
  );
}

/** Requires the choice of a person at each login, without a session of the last one. */
function choosingPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const check = new Check("choice", "End-User choice is required", "login_required", (context) =>
    context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(check);
  return policy;
}

/** Grants all scopes, so that no page requests consent. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/**
 * Opens the OpenID Connect provider of one service: authorization code with PKCE, discovery, keys, id token and userinfo.
 *
 * @param hasKeys signs id tokens with a new key, else with the client's secret
 */
export async function openProvider(
  { origin, secret }: IdentitySandbox,
  type: string,
  hasKeys: boolean,
): Promise<Provider> {
  const algorithm = hasKeys ? "RS256" : "HS256";
  // A provider publishes a key even if it signs with secrets.
  const keyAlgorithm = hasKeys ? "RS256" : "ES256";
  const { privateKey } = await generateKeyPair(keyAlgorithm, { extractable: true });
  const identities = IDENTITIES[type] ?? [];
  const provider = new Provider(`${origin}/${type}`, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: keyAlgorithm, use: "sig" }] },
    clients: [
      {
        client_id: SANDBOX_CLIENT_ID,
        client_secret: secret,
        redirect_uris: [`http://localhost${paths.oAuthCallback()}`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: algorithm,
      },
    ],
    clientBasedCORS: () => false,
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_post"],
    enabledJWA: { idTokenSigningAlgValues: [algorithm] },
    scopes: SCOPE.split(" "),
    claims: {
      openid: ["sub"],
      profile: ["name", "family_name", "given_name"],
      email: ["email", "email_verified"],
    },
    // LINE and Google put the email into the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(32).toString("base64url")], names: { session: `${type}_session` } },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: choosingPolicy(),
      url: (_, { uid }) => `/${type}/interaction/${uid}`,
    },
    loadExistingGrant: grantAll,
    findAccount: (_, sub, token) => {
      const claims =
        sub === NO_TOKEN && !token ? { sub } : identities.find((identity) => identity.claims.sub === sub)?.claims;
      return claims && { accountId: sub, claims: () => claims };
    },
    renderError: renderRefusal,
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: 60 * MINUTE,
    },
  });
  // Ports and shops of this machine are not known before.
  provider.Client.prototype.redirectUriAllowed = isShopCallback;
  return provider;
}
