import { securityHeaders } from "@noren/contract/security-headers";
import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { FILE_ROUTE, serveFile } from "./upload/file-link.ts";
import { serveChanges } from "./changes/serve-changes.ts";
import { serveDocs } from "./docs/serve-docs.ts";
import { CARD_ROUTE, serveShareCard } from "./share-card/serve-share-card.ts";
import { serveImage } from "./images/serve-image.ts";
import { serveVideo, VIDEO_ROUTE } from "./videos/serve-video.ts";
import { log } from "./process/log.ts";
import { serveOutbox } from "./mail/outbox-pages.ts";
import { paymentCallback } from "./checkout/payment-callback.ts";
import { toErrorLogFields, toErrorAnswer } from "./http/failure.ts";
import type { AppOptions } from "./server/app-options.ts";
import type { App } from "./http/app.ts";
import { createMethodNotAllowedError, createNotFoundError, createUnavailableError } from "./http/problems.ts";
import { registerRoute, toHonoPath } from "./server/register-route.ts";
import { createStaleAnswers } from "./server/stale-answers.ts";
import type { Route } from "./context/serve.ts";

/** Longer than a wait for a connection or a lock. */
const RETRY_AFTER_SECONDS = "5";

/** The whole API as one Hono app. It does not listen by itself. */
export function createApp(options: AppOptions): App {
  const app: App = new Hono();

  app.use(async (http, next) => {
    const start = performance.now();
    await next();
    // A route may have set a stricter one.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!http.res.headers.has(name)) http.res.headers.set(name, value);
    const status = http.res.status;
    if (status === 503 && !http.res.headers.has("retry-after"))
      http.res.headers.set("retry-after", RETRY_AFTER_SECONDS);
    // Logs the pattern, not the URL: a URL may contain tokens and search words.
    log("info", "request", {
      method: http.req.method,
      route: patternOf(http),
      status,
      ms: Math.round(performance.now() - start),
    });
  });

  app.get("/healthz", (http) => http.json({ status: "ok" }));
  app.get("/readyz", async (http) => {
    await (options.browsingDb ?? options.db)
      .execute(sql`SELECT 1`)
      .catch(() => Promise.reject(createUnavailableError()));
    return http.json({ status: "ok" });
  });
  app.get(FILE_ROUTE, serveFile(options));
  app.get(CARD_ROUTE, serveShareCard(options));
  app.get(VIDEO_ROUTE, serveVideo(options.videos));
  app.get("/storage/*", serveImage(options.images));
  if (options.changes) app.get("/changes", serveChanges(options.changes));
  if (options.outbox) serveOutbox(app, options.outbox);
  app.post("/callbacks/payment/:service", paymentCallback(options));
  serveDocs(app, options.routes);

  const stale = createStaleAnswers(() => options.now());
  for (const route of options.routes.toSorted(literalFirst)) registerRoute(app, route, options, stale);
  for (const [path, methods] of methodsByPath(options.routes)) {
    app.all(path, (http) => {
      throw createMethodNotAllowedError(http, methods);
    });
  }

  // A route: `app.notFound` would end the request outside of the middleware, without log and security headers.
  app.all("*", () => {
    throw createNotFoundError();
  });
  app.onError((thrown, http) => {
    const { error, kind } = toErrorAnswer(thrown);
    if (kind === "bug") log("error", "unexpected error", { route: patternOf(http), ...toErrorLogFields(thrown) });
    if (kind === "lost") log("warn", "database unavailable", { route: patternOf(http) });
    http.header("cache-control", "no-store");
    return http.json(error.body, error.status as 500);
  });
  return app;
}

/** Sorts literal paths before parameters: `/user-addresses/export` must match before `/user-addresses/{id}`. */
function literalFirst(a: Route, b: Route): number {
  const [left = "", right = ""] = [a, b].map(({ call }) => call.path.replaceAll(/\{\w+\}/g, "\uffff"));
  return left === right ? 0 : left < right ? -1 : 1;
}

/** `METHOD path` of each route, in the contract's spelling. */
export function callsOf(routes: readonly Route[]): string[] {
  return routes.map(({ call }) => `${call.method} ${call.path}`).toSorted();
}

/** Groups calls with the same URL, even when their parameters differ in name (`{key}` and `{product_id}` of reviews). */
function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { call } of routes) {
    let place = 0;
    const path = toHonoPath(call.path).replace(/:\w+/g, () => `:p${place++}`);
    methods.set(path, [...(methods.get(path) ?? []), call.method]);
  }
  return methods;
}

/** The pattern of the route that matched, with parameter names in place of values. */
const patternOf = (http: Context) => routePath(http);
