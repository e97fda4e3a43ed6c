import { renderHtmlPage } from "@noren/backend/http/html-page";
import type { Context as Http } from "hono";
import { html } from "hono/html";
import { sandboxCopy as copy } from "../sandbox.copy.ts";

export type Content = ReturnType<typeof html>;

const STYLE = `
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.7 sans-serif; color: #222; background: #fff; }
  h1 { font-size: 1.4rem; line-height: 1.4; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #ccc; }
  label { display: block; font-weight: bold; }
  input { width: 10em; padding: .5rem; font: inherit; letter-spacing: .2em; border: 1px solid #666; border-radius: 4px; }
  button { min-height: 44px; padding: .5rem 1.5rem; font: inherit; border: 1px solid #1f4b99; border-radius: 4px; background: #fff; color: #1f4b99; }
  button.main { background: #1f4b99; color: #fff; }
  form.row { display: inline-block; margin: 0 .25rem .25rem 0; }
  form.row button { padding: .25rem .75rem; }
  .note { padding: .5rem 1rem; background: #fff4d6; }
  .error { color: #b00020; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
`;

/**
 * Renders a page of the sandbox, without scripts and not embeddable.
 *
 * @param returnsTo URLs whose origins a form of the page may redirect to
 */
export function page(
  http: Http,
  {
    title,
    content,
    returnsTo = [],
    status = 200,
  }: { title: string; content: Content; returnsTo?: string[]; status?: 200 | 404 | 422 },
) {
  const targets = ["'self'", ...returnsTo.map((url) => new URL(url).origin)].join(" ");
  return renderHtmlPage(http, {
    title: `${title} | ${copy.service}`,
    policy: `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    style: STYLE,
    status,
    body: html`<p class="note">${copy.testOnly}</p>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
}
