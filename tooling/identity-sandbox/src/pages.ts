import { renderHtmlPage } from "@noren/backend/http/html-page";
import type { Context as Http } from "hono";
import { html } from "hono/html";
import type { KoaContextWithOIDC } from "oidc-provider";
import type { Identity } from "./identities.ts";
import { sandboxCopy as copy } from "./sandbox.copy.ts";

const STYLE = `
  body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.7 sans-serif; color: #222; background: #fff; }
  h1 { font-size: 1.4rem; line-height: 1.4; }
  h2 { margin-top: 2rem; font-size: 1rem; }
  form { display: grid; gap: .75rem; }
  button { min-height: 44px; padding: .5rem 1rem; font: inherit; text-align: left; border: 1px solid #666; border-radius: 4px; background: #fff; color: #222; cursor: pointer; overflow-wrap: anywhere; }
  button:hover { background: #f4f4f4; }
  button:focus-visible { outline: 3px solid #1f4b99; outline-offset: 2px; }
  button span { display: block; }
  button .name { font-weight: bold; }
  button .outcome { font-size: .875rem; color: #555; }
  .note { padding: .5rem 1rem; background: #fff4d6; }
`;

/** The buttons of the login page; an identity's is its subject. */
export const CHOICE = { cancel: "cancel", unavailable: "unavailable", noToken: "no-token" } as const;

/** Renders the login page of a service: who logs in, or how the login fails. */
export function renderLogin(
  http: Http,
  { service, identities, redirectUri }: { service: string; identities: readonly Identity[]; redirectUri: string },
) {
  const failures = [
    [CHOICE.cancel, copy.cancel],
    [CHOICE.unavailable, copy.unavailable],
    [CHOICE.noToken, copy.noToken],
  ];
  return page(http, {
    title: copy.title(service),
    // The answer to the form redirects to the shop.
    formAction: `'self' ${new URL(redirectUri).origin}`,
    body: html`<p class="note">${copy.testOnly(service)}</p>
      <main>
        <h1>${copy.title(service)}</h1>
        <p>${copy.lead}</p>
        <form method="post">
          ${identities.map(
            ({ claims: { sub, name, email }, outcome }) =>
              html`<button name="identity" value="${sub}">
                <span class="name">${name}</span>
                <span>${email ?? copy.noEmail}</span>
                <span class="outcome">${outcome}</span>
              </button>`,
          )}
          <h2>${copy.failures}</h2>
          ${failures.map(([choice, label]) => html`<button name="failure" value="${choice}">${label}</button>`)}
        </form>
      </main>`,
  });
}

/** Renders the page of a login that does not exist or has ended. */
export const renderExpired = (http: Http) =>
  page(http, {
    title: copy.expired,
    formAction: "'none'",
    status: 404,
    body: html`<main>
      <h1>${copy.expired}</h1>
      <p>${copy.notFound}</p>
    </main>`,
  });

function page(
  http: Http,
  {
    title,
    formAction,
    body,
    status,
  }: { title: string; formAction: string; body: ReturnType<typeof html>; status?: 404 },
) {
  return renderHtmlPage(http, {
    title,
    policy: `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    style: STYLE,
    body,
    ...(status && { status }),
  });
}

/** Answers a request of a shop that is not as OpenID Connect requires. */
export function renderRefusal(context: KoaContextWithOIDC, { error }: { error: string }): void {
  context.type = "text/plain; charset=utf-8";
  context.body = `${copy.refused} (${error})\n`;
}
