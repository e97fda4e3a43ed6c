import type { Context as Http } from "hono";
import { html } from "hono/html";
import type { App } from "../http/app.ts";
import { renderHtmlPage } from "../http/html-page.ts";
import type { Html } from "../http/html-text.ts";
import { createNotFoundError } from "../http/problems.ts";
import { mailCopy } from "./mail.copy.ts";
import type { Outbox, OutboxMail } from "./outbox.ts";

const MAX_LISTED_MAILS = 200;

/** Shows a mail's HTML as a mail client would: no scripts, no requests, links open in a new window. */
const POLICY =
  "default-src 'none'; img-src https: data:; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'self'";
const STYLE = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.7 sans-serif; }
  td, th { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top; }
  @media (width < 48rem) { .mails tr, .mails td { display: block; } .mails tr { padding: .5rem 0; border-top: 1px solid #999; } }
  .mails td { overflow-wrap: anywhere; }
  iframe { width: 100%; height: 40rem; border: 1px solid #999; }
  pre { padding: 1rem; border: 1px solid #999; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** `GET /outbox` and `GET /outbox/{id}`: mails written to disk instead of being sent. */
export function serveOutbox(app: App, outbox: Outbox): void {
  app.get("/outbox", async (http) => {
    requireLoopback(http);
    const mails = await outbox.list(MAX_LISTED_MAILS);
    return page(http, mailCopy.outbox, listed(mails));
  });
  app.get("/outbox/:id{\\d{1,10}}", async (http) => {
    requireLoopback(http);
    const mail = await outbox.find(Number(http.req.param("id")));
    if (!mail) throw createNotFoundError();
    return page(http, mail.subject, shown(mail));
  });
}

/**
 * Mails contain links that open accounts. Answers 404 to any host name but the loopback's (DNS rebinding) and to requests
 * through a proxy.
 */
function requireLoopback(http: Http): void {
  const { hostname } = new URL(`http://${http.req.header("host") ?? "unknown"}`);
  const isForwarded = http.req.header("x-forwarded-for") !== undefined || http.req.header("forwarded") !== undefined;
  if (isForwarded || !["localhost", "127.0.0.1", "[::1]"].includes(hostname)) throw createNotFoundError();
}

function listed(mails: readonly OutboxMail[]): Html {
  const row = ({ id, to, subject, queuedAt }: OutboxMail) =>
    html`<tr>
      <td>${japanTime(queuedAt)}</td>
      <td>${to}</td>
      <td><a href="/outbox/${id}">${subject}</a></td>
    </tr> `;
  return html`<p>${mailCopy.outboxLead}</p>
    ${
      mails.length === 0
        ? html`<p>${mailCopy.outboxEmpty}</p>`
        : html`<table class="mails">
            ${mails.map(row)}
          </table>`
    }`;
}

function shown({ from, to, queuedAt, html: body, text }: OutboxMail): Html {
  return html`<p><a href="/outbox">${mailCopy.outboxBack}</a></p>
    <table>
      <tr>
        <th>${mailCopy.from}</th>
        <td>${from.name} &lt;${from.address}&gt;</td>
      </tr>
      <tr>
        <th>${mailCopy.to}</th>
        <td>${to}</td>
      </tr>
      <tr>
        <th>${mailCopy.sentAt}</th>
        <td>${japanTime(queuedAt)}</td>
      </tr>
    </table>
    <h2>${mailCopy.html}</h2>
    <iframe title="${mailCopy.html}" sandbox="${SANDBOX}" srcdoc="${`<base target="_blank">${body}`}"></iframe>
    <h2>${mailCopy.text}</h2>
    <pre>${text}</pre>`;
}

const page = (http: Http, title: string, content: Html) =>
  renderHtmlPage(http, {
    title,
    policy: POLICY,
    style: STYLE,
    body: html`<h1>${title}</h1>
      ${content}`,
  });

const clock = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Tokyo" });
const japanTime = (moment: string) => clock.format(new Date(moment));
