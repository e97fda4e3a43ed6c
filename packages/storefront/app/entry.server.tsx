import { text } from "node:stream/consumers";
import { guest, type ApiPort } from "@noren/api";
import { renderToString } from "react-dom/server";
import { Provider } from "react-redux";
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from "react-router";
import { replaceRouterFailure } from "./frame/page-failure.tsx";
import { checkAnswer } from "./load/check-answer.ts";
import { NonceContext } from "./state/nonce.ts";
import { renderBlockSheets } from "./page/block-sheets.ts";
import { renderColorScheme } from "./page/color-scheme-style.ts";
import { renderDismissedMessagesScript } from "./page/dismissed-messages-script.ts";
import { renderPageTail } from "./page/page-tail.ts";
import { renderSessionScript } from "./page/session-script.ts";
import { createRecentDocuments, DOCUMENT_REUSE_MS } from "./sharing/recent-documents.ts";
import { isDocumentPath } from "./sharing/respond-with-document.ts";
import { renderShareHead } from "./sharing/share-head.ts";
import { createRecentStates } from "./state/recent-states.ts";
import { createAppStore } from "./state/store.ts";
import { isLoadedContext, nonceContext, storeContext, storeOf } from "./state/visit.ts";

/** What the production server passes with a request. */
export interface Visit {
  nonce: string;
  /** The API's origin, its headers with the channel, and the fetch function. */
  api: Pick<ApiPort, "origin" | "headers" | "fetch">;
}

/**
 * Creates the request handler of this build. The production server holds several builds, which cannot share modules.
 * @param reuseMs how long a page's API answers serve further requests, in milliseconds
 */
export function createPages(build: ServerBuild, reuseMs: number) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const states = createRecentStates({ lifetimeMs: reuseMs });
  const documents = createRecentDocuments({ lifetimeMs: reuseMs === 0 ? 0 : DOCUMENT_REUSE_MS });
  const render = async (request: Request, { nonce, api }: Visit): Promise<Response> => {
    const url = new URL(request.url);
    const channel = JSON.stringify(api.headers);
    const preloaded = states.find(channel, url);
    const store = createAppStore({
      api: { ...api, auth: guest, ...checkAnswer },
      ...(preloaded && { preloaded }),
    });
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(storeContext, store);
    context.set(isLoadedContext, preloaded !== undefined);
    const page = replaceRouterFailure(await handle(request, context));
    if (page.status === 200 && !isDocumentPath(url.pathname)) states.keep(channel, url, store.getState());
    return page;
  };
  return async (request: Request, visit: Visit): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!isDocumentPath(pathname)) return render(request, visit);
    return documents.respond(`${JSON.stringify(visit.api.headers)} ${pathname}`, request, () =>
      render(new Request(new URL(pathname, request.url)), visit),
    );
  };
}

/** `renderToString` omits the doctype; without it browsers use quirks mode. */
const DOCTYPE = Buffer.from("<!DOCTYPE html>");

/**
 * Renders the whole page before it answers. The loads have fetched everything that the page shows, so nothing is left to
 * stream, and a complete page is cheaper to render, compress and send.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const store = storeOf(loadContext);
  if (!store) return new Response("Internal Server Error", { status: 500 });
  const { serverHandoffStream, ...rest } = context;
  const encoded = serverHandoffStream ? await text(serverHandoffStream) : "";
  const page = renderToString(
    <Provider store={store}>
      <NonceContext value={nonce || undefined}>
        <ServerRouter context={rest} url={request.url} {...(nonce && { nonce })} />
      </NonceContext>
    </Provider>,
  );
  const [headEnd, bodyEnd] = [page.indexOf("</head>"), page.lastIndexOf("</body>")];
  const state = store.getState();
  const pieces = [
    DOCTYPE,
    Buffer.from(page.slice(0, headEnd)),
    renderColorScheme(state, nonce),
    renderBlockSheets(state, context, page.slice(0, headEnd)),
    renderShareHead(state, context, page.slice(0, headEnd)),
    renderDismissedMessagesScript(state, nonce),
    renderSessionScript(state, page, nonce),
    Buffer.from(page.slice(headEnd, bodyEnd)),
    ...renderPageTail({ context, encoded, state, nonce }),
    Buffer.from(page.slice(bodyEnd)),
  ];
  return new Response(Buffer.concat(pieces), { headers, status });
}

/** Logs server errors only. A URL that matches no route (one with a line break in it) is a client error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
