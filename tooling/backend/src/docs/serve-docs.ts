import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openApi } from "@noren/contract/openapi";
import { html } from "hono/html";
import type { Route } from "../context/serve.ts";
import type { App } from "../http/app.ts";

/**
 * Redoc inserts its styles into the page and contains two fonts. The policy blocks its logo, which comes from a CDN: the
 * page makes no requests to other hosts.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src data:; img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * `GET /v1/openapi.json`: the OpenAPI document of the served calls; `GET /docs`: the same document, rendered by Redoc.
 * Both are built at the first request, so that they do not slow the start.
 */
export function serveDocs(app: App, routes: readonly Route[]): void {
  let document: object | undefined;
  let script: Promise<string> | undefined;
  app.get("/v1/openapi.json", (http) => {
    document ??= openApi(routes.map(({ call }) => call));
    return http.json(document);
  });
  app.get("/docs/redoc.js", async (http) => {
    script ??= readFile(fileURLToPath(import.meta.resolve("redoc/bundles/redoc.standalone.js")), "utf8");
    http.header("cache-control", "public, max-age=86400");
    return http.body(await script, 200, { "content-type": "text/javascript; charset=utf-8" });
  });
  app.get("/docs", (http) => {
    http.header("content-security-policy", POLICY);
    http.header("cache-control", "no-cache");
    return http.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Noren API</title>
            <link rel="icon" href="data:," />
          </head>
          <body>
            <redoc spec-url="/v1/openapi.json" disable-telemetry="true"></redoc>
            <script type="module" src="/docs/redoc.js"></script>
          </body>
        </html>`,
    );
  });
}
