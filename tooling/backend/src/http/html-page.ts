import type { Context as Http } from "hono";
import { html } from "hono/html";
import type { Html } from "./html-text.ts";

/**
 * Answers with a page for the people who run the shop. It is not stored, and its URL is not sent to other sites.
 *
 * @param policy its Content-Security-Policy
 */
export function renderHtmlPage(
  http: Http,
  page: { title: string; policy: string; style: string; body: Html; status?: 200 | 404 | 422 },
) {
  http.header("content-security-policy", page.policy);
  http.header("cache-control", "no-store");
  http.header("referrer-policy", "no-referrer");
  return http.html(
    html`<!doctype html>
      <html lang="ja">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${page.title}</title>
          <style>
            ${page.style}
          </style>
        </head>
        <body>
          ${page.body}
        </body>
      </html>`,
    page.status ?? 200,
  );
}
