import type { App } from "@noren/backend/http/app";
import { log } from "@noren/backend/process/log";
import { Hono, type Context as Http } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { shopApi, type Sandbox } from "./api.ts";
import { codeApi, sessionApi, tokenApi } from "./browser-api.ts";
import { handleOperatorAction, showPayments } from "./pages/operator.ts";
import { showStep, submitStep } from "./pages/shopper.ts";
import { PAY_JS } from "./pay-js.ts";

const MAX_BYTES = 64 * 1024;

/** The sandbox as one Hono app; it does not listen by itself. */
export function createSandbox(sandbox: Sandbox): App {
  const app: App = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BYTES }));
  app.use(async (http, next) => {
    await next();
    http.res.headers.set("x-content-type-options", "nosniff");
  });

  app.get("/readyz", (http) => http.json({ status: "ok" }));
  app.post("/api", shopApi(sandbox));

  // Any origin may call it: a token is useless without the shop's secret.
  const anyOrigin = cors({ origin: "*", allowMethods: ["POST"], allowHeaders: ["content-type"] });
  app.use("/tokens", anyOrigin).use("/codes", anyOrigin).use("/fraud-sessions", anyOrigin);
  app.post("/tokens", tokenApi(sandbox));
  app.post("/codes", codeApi(sandbox));
  app.post("/fraud-sessions", sessionApi(sandbox));
  app.get("/pay.js", (http) =>
    http.body(PAY_JS, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=300",
      "cross-origin-resource-policy": "cross-origin",
    }),
  );

  for (const kind of ["three-d-secure", "wallet"] as const) {
    app.get(`/${kind}/:id`, showStep(sandbox, kind));
    app.post(`/${kind}/:id`, submitStep(sandbox, kind));
  }

  app.use("/operator/*", async (http, next) => (isOwnPage(http) ? next() : http.notFound()));
  app.get("/operator", showPayments(sandbox));
  app.post("/operator/:id/:action", handleOperatorAction(sandbox));

  app.onError((error, http) => {
    if (error instanceof HTTPException) return error.getResponse();
    log("error", "the sandbox failed", { error: error.name });
    return http.json({ error: "failed" }, 500);
  });
  return app;
}

/** Rejects forms of other sites (CSRF) and other host names for this machine (DNS rebinding). */
function isOwnPage(http: Http): boolean {
  const { hostname } = new URL(http.req.url);
  const from = http.req.header("sec-fetch-site") ?? "same-origin";
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && ["same-origin", "none"].includes(from);
}
