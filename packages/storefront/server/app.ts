import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { securityHeaders } from "@noren/contract/security-headers";
import { isApiPath } from "@noren/domain/paths";
import { isSecretPath } from "@noren/domain/secret-paths";
import { isDocumentPath } from "../app/sharing/document-paths.ts";
import { channelOf } from "../app/state/channel.ts";
import { chooseFallbackBuild, loadChosen, type Build } from "./builds.ts";
import { isHashed, respondWithFile } from "./files.ts";
import { isHttpsRequest, createForwarder, rejectMalformedUrl } from "./forward.ts";
import { createPageCache, respondWithPage, type CachedPage, type PageCache } from "./page-cache.ts";
import { buildContentSecurityPolicy, transportSecurity } from "./security.ts";
import { createSettingsReader } from "./settings.ts";

export interface ServerParts {
  builds: ReadonlyMap<string, Build>;
  apiOrigin: URL;
  channels: Readonly<Record<string, string>>;
  proxies?: number;
  pages?: PageCache;
  /** Fetch for pages, which reuses answers; see `cached-fetch.ts`. */
  fetch: typeof globalThis.fetch;
  /** Plain fetch, for answers that must be fresh. */
  fetchNow?: typeof globalThis.fetch;
  /** False once the server is shutting down. */
  isOpen?: () => boolean;
}

const READ_ONLY = ["GET", "HEAD"];

/** Whether a path decodes; `%E0%A4%A` does not. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** U+FFFD */
const REPLACED = encodeURIComponent("\uFFFD");

/**
 * Replaces each part of a path that does not decode with U+FFFD, so that the page can say not found. Mail and chat programs
 * cut URLs off in the middle of a character. The result never names another host.
 * @param path of a URL
 */
const decodablePath = (path: string): string =>
  path
    .replaceAll(/(?:%[\da-f]{2})+|%/gi, (part) => (part !== "%" && isWellFormed(part) ? part : REPLACED))
    .replaceAll(/(?:%EF%BF%BD){2,}/g, REPLACED)
    .replace(/^\/+/, "/");

/** The shop as one Hono app: forwards API requests, serves the builds' files and renders pages. */
export function createServerApp(parts: ServerParts): Hono<{ Bindings: HttpBindings }> {
  const {
    builds,
    apiOrigin,
    channels,
    pages = createPageCache(),
    fetch,
    fetchNow = globalThis.fetch,
    isOpen = () => true,
  } = parts;
  const origin = apiOrigin.origin;
  const { proxies = 0 } = parts;
  const forward = createForwarder(apiOrigin, proxies);
  const settingsOf = createSettingsReader(origin, fetch);
  /** Whether the target of a request is a path, or a whole URL, as proxies send it, of a channel's host. */
  const namesChannel = (target: string | undefined, channel: string) =>
    target === undefined ||
    target.startsWith("/") ||
    (URL.canParse(target) && channelOf(new URL(target).host, channels) === channel);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get("/healthz", (http) => http.json(describeHealth(builds)));
  app.get("/readyz", async (http) => {
    const api =
      isOpen() &&
      chooseFallbackBuild(builds).state !== "failed" &&
      (await fetchNow(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null));
    return api && api.ok ? http.text("ok") : http.text("not ready", 503);
  });

  app.all("*", async (http) => {
    const request = http.req.raw;
    const url = new URL(request.url);
    const channel = channelOf(http.req.header("host") ?? "", channels);
    // An unknown host would select a shop and could appear in its pages and caches.
    if (channel === null || !namesChannel((http.env as Partial<HttpBindings> | undefined)?.incoming?.url, channel))
      return http.text("Misdirected Request", 421, securityHeaders);
    // They would be part of the page's URL, with which no page can be rendered.
    if (url.username || url.password) return http.text("Bad Request", 400, securityHeaders);
    const isReadable = isWellFormed(url.pathname);
    const isSecure = isHttpsRequest(http.req.header("x-forwarded-proto"), proxies);
    if (isApiPath(url.pathname)) {
      for (const [name, value] of Object.entries(securityHeaders)) http.env.outgoing.setHeader(name, value);
      if (isSecure) http.env.outgoing.setHeader("Strict-Transport-Security", transportSecurity);
      if (isReadable) forward(http.env.incoming, http.env.outgoing, channel);
      else rejectMalformedUrl(http.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    }
    if (!READ_ONLY.includes(request.method))
      return http.text("Method Not Allowed", 405, { Allow: READ_ONLY.join(", "), ...securityHeaders });
    if (!isReadable) return withHeaders(http.redirect(decodablePath(url.pathname)), securityHeaders);
    if (isHashed(url.pathname)) {
      // From any build: a page that was open when the shop changed its theme still requests the files of the old theme.
      const file = [...builds.values()].map(({ files }) => files.get(url.pathname)).find(Boolean);
      if (!file) return http.text("Not Found", 404, securityHeaders);
      return withHeaders(respondWithFile(file, request), securityHeaders);
    }

    // Invented parameters of a document would write it again and again.
    const key = url.host + url.pathname + (isDocumentPath(url.pathname) ? "" : url.search);
    const kept = pages.find(key);
    if (kept) return sendPage(kept, request, isSecure);

    const settings = await settingsOf(channel);
    const { files, render } = await loadChosen(builds, settings);
    const file = files.get(url.pathname);
    if (file) return withHeaders(respondWithFile(file, request), securityHeaders);

    // Rendered without the visitor's headers, since it is kept for others.
    const page = await pages.render(key, channel, async () => {
      const { response, inline } = await render(url, { origin, headers: { "X-Channel": channel }, fetch });
      return withHeaders(response, {
        ...securityHeaders,
        "Content-Security-Policy": buildContentSecurityPolicy(inline, settings),
        "Cache-Control": response.headers.get("Cache-Control") ?? "no-cache",
        // Requests for the page's own files would carry the URL too. A sister shop needs the origin (`login-sync.model.ts`).
        ...(isSecretPath(url.pathname) && { "Referrer-Policy": "strict-origin" }),
        Vary: "Accept-Encoding",
        ...(response.status === 503 && { "Retry-After": "30" }),
      });
    });
    return sendPage(page, request, isSecure);
  });
  return app;
}

/** The state of a running process: its builds, and whether one could not be loaded. */
function describeHealth(builds: ReadonlyMap<string, Build>) {
  const described = [...builds.values()].map(({ name, version, state }) => [name, { version, state }]);
  return { status: "ok", version: chooseFallbackBuild(builds).version, builds: Object.fromEntries(described) };
}

async function sendPage(page: CachedPage, request: Request, isSecure: boolean): Promise<Response> {
  const response = await respondWithPage(page, request);
  return isSecure ? withHeaders(response, { "Strict-Transport-Security": transportSecurity }) : response;
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
