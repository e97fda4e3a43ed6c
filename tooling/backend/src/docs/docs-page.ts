import { createHash } from "node:crypto";
import * as contract from "@noren/contract";
import { namedShapes } from "@noren/contract/named-shapes";
import type { App } from "../http/app.ts";
import type { Route } from "../context/serve.ts";
import { html, type Markup } from "../mail/markup.ts";
import { callSection, shapeSection, type Sources } from "./call-section.ts";
import { readComments } from "./comments.ts";
import { docsStyle } from "./docs-style.ts";

/** Nothing but the page's own style: no script, no picture, nothing from elsewhere. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(docsStyle).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'`;

/** `GET /docs`: the calls that are served, for people to read; made when somebody first asks. */
export function serveDocs(app: App, routes: readonly Route[]): void {
  let page: Promise<string> | undefined;
  app.get("/docs", async (http) => {
    page ??= docsPage(routes);
    http.header("content-security-policy", POLICY);
    http.header("cache-control", "no-cache");
    return http.html(await page);
  });
}

/** The page as HTML. */
export async function docsPage(routes: readonly Route[]): Promise<string> {
  const sources: Sources = { comments: await readComments(), shapes: namedShapes() };
  const served = new Set(routes.map(({ call }) => call));
  const groups = new Map<string, contract.CallName[]>();
  for (const { name, path } of contract.callList) {
    if (!served.has(contract.calls[name])) continue;
    const subject = subjectOf(path);
    groups.set(subject, [...(groups.get(subject) ?? []), name]);
  }
  const subjects = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const group = ([subject, names]: [string, contract.CallName[]]) =>
    html`<section id="${subject}">
      <h2>${subject}</h2>
      ${names.map((name) => callSection(name, contract.calls[name], sources))}
    </section> `;
  const shapes = [...sources.shapes].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  return frame(
    subjects.map(([subject, names]) => ({ id: subject, title: subject, count: names.length })),
    html`${subjects.map(group)}
      <section id="shapes">
        <h2>Shapes</h2>
        ${shapes.map(([schema, name]) => shapeSection(name, schema, sources))}
      </section>`,
    served.size,
  );
}

/** What a call is about: the first word of its path that is no version, owner or parameter. */
const subjectOf = (path: string) =>
  path.split("/").find((part) => part !== "" && !/^(v1|me|takimoto)$/.test(part) && !part.startsWith("{")) ?? path;

function frame(
  subjects: readonly { id: string; title: string; count: number }[],
  content: Markup,
  count: number,
): string {
  // The style stands as it is hashed.
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Noren API</title>
        STYLE
      </head>
      <body>
        <header>
          <h1>Noren API</h1>
          <p>
            ${count} calls. Each names its shop in the header <code>X-Channel</code>; bodies and answers are JSON unless
            it says otherwise. Amounts are whole yen with tax, moments ISO 8601, days <code>YYYY-MM-DD</code> in Japan.
            For programs: <a href="/v1/openapi.json">OpenAPI 3.1</a>.
          </p>
          <p>
            What is not a success answers <code>{ message, code, errors }</code>: a Japanese message for the shopper, a
            code for the program, and for 422 the failing fields by their paths. Codes that any call may answer stand in
            each.
          </p>
        </header>
        <nav aria-label="Subjects">
          <ul>
            ${subjects.map(({ id, title, count: calls }) => html`<li><a href="#${id}">${title}</a> <small>${calls}</small></li> `)}
            <li><a href="#shapes">Shapes</a></li>
          </ul>
        </nav>
        <main>${content}</main>
      </body>
    </html>`.text.replace("STYLE", () => `<style>${docsStyle}</style>`);
}
