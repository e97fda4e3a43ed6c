import * as client from "openid-client";
import type { OauthProvider } from "../db/schema/login.ts";

const TIMEOUT_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 60;

/** Algorithms for a provider that publishes keys. A shared secret is not among them: anyone could sign with a public key. */
const KEY_ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** Algorithms for a provider without keys, which signs with the client's secret. */
export const SECRET_ALGORITHMS = ["HS256"];

/**
 * The OpenID Connect client for a provider. Its URLs are in the database, so that no discovery is needed.
 *
 * @param clockSkew seconds that the shop's clock is ahead of the server's
 */
export function clientOf(provider: OauthProvider, clockSkew = 0): client.Configuration {
  const { issuer, clientId, clientSecret, authorizeUrl, tokenUrl, jwksUrl, userinfoUrl } = provider;
  const config = new client.Configuration(
    {
      issuer,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      ...(jwksUrl !== null && { jwks_uri: jwksUrl }),
      ...(userinfoUrl !== null && { userinfo_endpoint: userinfoUrl }),
      id_token_signing_alg_values_supported: jwksUrl === null ? SECRET_ALGORITHMS : KEY_ALGORITHMS,
    },
    clientId,
    { [client.clockSkew]: clockSkew, [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    client.ClientSecretPost(clientSecret),
  );
  config.timeout = TIMEOUT_SECONDS;
  if (jwksUrl !== null) client.enableNonRepudiationChecks(config);
  // For tests and providers on this machine.
  if (new URL(tokenUrl).hostname === "127.0.0.1") client.allowInsecureRequests(config);
  return config;
}
