import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { App } from "@noren/backend/http/app";
import { type IdentitySandbox, SANDBOX_SERVICES } from "@noren/backend/identity-sandbox/identity-sandbox";
import { log } from "@noren/backend/process/log";
import { Hono, type Context as Http } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { errors, type InteractionResults, type Provider } from "oidc-provider";
import { IDENTITIES } from "./identities.ts";
import { NO_TOKEN, openProvider } from "./open-provider.ts";
import { CHOICE, renderLogin, renderExpired } from "./pages.ts";

const MAX_BYTES = 16 * 1024;

/** The sandbox as one Hono app: each service below its own path. It does not listen by itself. */
export async function createSandbox(sandbox: IdentitySandbox): Promise<App> {
  const app: App = new Hono();
  const { host } = new URL(sandbox.origin);
  // Another name for this machine would be another site's (DNS rebinding).
  app.use(async (http, next) => (new URL(http.req.url).host === host ? next() : http.text("Misdirected Request", 421)));
  app.get("/readyz", (http) => http.json({ status: "ok" }));
  for (const [type, { name, hasKeys }] of Object.entries(SANDBOX_SERVICES))
    addService(app, { type, name, provider: await openProvider(sandbox, type, hasKeys) });
  app.onError((error, http) => {
    if (error instanceof HTTPException) return error.getResponse();
    log("error", "the identity sandbox failed", { error: error.name });
    return http.json({ error: "failed" }, 500);
  });
  return app;
}

function addService(app: App, { type, name, provider }: { type: string; name: string; provider: Provider }): void {
  const identities = IDENTITIES[type] ?? [];
  const login = `/${type}/interaction/:uid` as const;
  const requestOf = ({ env }: Http<{ Bindings: HttpBindings }>) => [env.incoming, env.outgoing] as const;

  app.get(login, async (http) => {
    const interaction = await provider.interactionDetails(...requestOf(http)).catch(ignoreExpired);
    if (!interaction) return renderExpired(http);
    const redirectUri = String(interaction.params["redirect_uri"]);
    return renderLogin(http, { service: name, identities, redirectUri });
  });
  app.post(login, bodyLimit({ maxSize: MAX_BYTES }), async (http) => {
    const { identity, failure } = await http.req.parseBody();
    const result = resultOf(identities.find(({ claims }) => claims.sub === identity)?.claims.sub, failure);
    const next = await provider.interactionResult(...requestOf(http), result).catch(ignoreExpired);
    return next === undefined ? renderExpired(http) : http.redirect(next, 303);
  });
  const handle = provider.callback();
  app.all(`/${type}/*`, async (http) => {
    const [incoming, outgoing] = requestOf(http);
    // The provider derives its mount path from the difference of the two.
    Object.assign(incoming, { originalUrl: incoming.url });
    incoming.url = incoming.url?.slice(type.length + 1);
    await handle(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
}

/** How the login ends: for an identity, for an account without a token, or with an error. */
function resultOf(sub: string | undefined, failure: unknown): InteractionResults {
  if (sub !== undefined) return { login: { accountId: sub } };
  if (failure === CHOICE.noToken) return { login: { accountId: NO_TOKEN } };
  return { error: failure === CHOICE.unavailable ? "temporarily_unavailable" : "access_denied" };
}

function ignoreExpired(error: unknown): undefined {
  if (!(error instanceof errors.SessionNotFound)) throw error;
}
