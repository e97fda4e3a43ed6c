import type { OauthProvider } from "../db/schema/login.ts";
import { StartError } from "../process/start-error.ts";

/** URL of `tooling/identity-sandbox`, and the secret of its client. */
export interface IdentitySandbox {
  origin: string;
  secret: string;
}

/** HS256 needs a key as long as its hash. */
const MIN_SECRET_LENGTH = 32;

export const SANDBOX_CLIENT_ID = "noren";

/** The services of the sandbox. One without keys signs its id tokens with the client's secret. */
export const SANDBOX_SERVICES: Readonly<Record<string, { name: string; hasKeys: boolean }>> = {
  line: { name: "LINE", hasKeys: false },
  google: { name: "Google", hasKeys: true },
};

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the identity sandbox that the backend uses: none without demo mode, because anyone can log in there as a demo
 * member.
 *
 * @throws as `readIdentitySandbox` does
 */
export const readDemoSandbox = (env: Env): IdentitySandbox | undefined =>
  env["NOREN_DEMO"] === "1" ? readIdentitySandbox(env) : undefined;

/**
 * Reads the identity sandbox from `IDENTITY_SANDBOX_ORIGIN` and `IDENTITY_SANDBOX_SECRET`. It serves this machine only.
 *
 * @throws StartError in one sentence that names the variable, never the secret
 */
export function readIdentitySandbox(env: Env): IdentitySandbox | undefined {
  const origin = env["IDENTITY_SANDBOX_ORIGIN"] || undefined;
  const secret = env["IDENTITY_SANDBOX_SECRET"] ?? "";
  if (origin === undefined) return undefined;
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(origin))
    throw new StartError(`IDENTITY_SANDBOX_ORIGIN is not an origin at 127.0.0.1: ${origin}`);
  if (secret.length < MIN_SECRET_LENGTH)
    throw new StartError(
      `IDENTITY_SANDBOX_ORIGIN needs IDENTITY_SANDBOX_SECRET, of at least ${MIN_SECRET_LENGTH} characters.`,
    );
  return { origin, secret };
}

/** A service of the sandbox as a login provider of a channel; undefined for a service that it does not have. */
export function findSandboxProvider(
  sandbox: IdentitySandbox,
  channelId: number,
  type: string,
): OauthProvider | undefined {
  if (!Object.hasOwn(SANDBOX_SERVICES, type)) return undefined;
  const issuer = `${sandbox.origin}/${type}`;
  return {
    channelId,
    type,
    issuer,
    authorizeUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    jwksUrl: SANDBOX_SERVICES[type]?.hasKeys ? `${issuer}/jwks` : null,
    userinfoUrl: null,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: sandbox.secret,
    scope: "openid profile email",
  };
}
