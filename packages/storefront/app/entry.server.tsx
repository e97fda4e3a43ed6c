import { text } from "node:stream/consumers";
import { guest, type ApiPort } from "@noren/api";
import { isSecretPath } from "@noren/domain/secret-paths";
import { QueryStatus } from "@reduxjs/toolkit/query";
import { millisecondsInSecond } from "date-fns/constants";
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
import cascadeLayers from "#ui/cascade-layers.css?inline";
import { replaceRouterFailure } from "./frame/page-failure.tsx";
import { checkAnswer } from "./load/check-answer.ts";
import { renderBlockSheets } from "./page/block-sheets.ts";
import { composeColorScheme } from "./page/color-scheme-style.ts";
import { dismissedMessagesScript, renderDismissedMessagesScript } from "./page/dismissed-messages-script.ts";
import { toHashSource } from "./page/inline-element.ts";
import { bootScript, renderPageTail } from "./page/page-tail.ts";
import { renderSessionScript, sessionScript } from "./page/session-script.ts";
import { renderShareHead } from "./sharing/share-head.ts";
import { createAppStore, type RootState } from "./state/store.ts";
import { storeContext, storeOf } from "./state/visit.ts";

/** The API's origin, its headers with the channel, and the fetch function. */
export type PageApi = Pick<ApiPort, "origin" | "headers" | "fetch">;

/** A page or document, which is the same for all visitors. */
export interface Page {
  /** Its `Cache-Control` says how long it may be kept. */
  response: Response;
  /** The inline scripts and styles that it may contain, as sources of a content security policy. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
}

const scripts = [bootScript, dismissedMessagesScript, sessionScript].map(({ source }) => source);
const layers = toHashSource(cascadeLayers);

/** Whether the API has answered everything that the page shows. */
const isComplete = ({ api: { queries } }: RootState): boolean =>
  Object.values(queries).every((query) => query?.status === QueryStatus.fulfilled);

/**
 * Creates the function that renders the pages of this build. The production server holds several builds, which cannot share modules.
 * @param reuseMs how long a page serves further requests, in milliseconds
 */
export function createPages(build: ServerBuild, reuseMs: number) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const seconds = Math.round(reuseMs / millisecondsInSecond);
  return async (url: URL, api: PageApi): Promise<Page> => {
    const store = createAppStore({ api: { ...api, auth: guest, ...checkAnswer } });
    const context = new RouterContextProvider();
    context.set(storeContext, store);
    const response = replaceRouterFailure(await handle(new Request(url), context));
    const state = store.getState();
    const isPage = response.status === 200 && response.headers.get("Content-Type")?.startsWith("text/html");
    if (seconds > 0 && isPage && isComplete(state) && !isSecretPath(url.pathname))
      response.headers.set("Cache-Control", `public, max-age=0, s-maxage=${seconds}`);
    const sheet = composeColorScheme(store);
    return { response, inline: { scripts, styles: sheet === "" ? [layers] : [layers, toHashSource(sheet)] } };
  };
}

/** `renderToString` omits the doctype; without it browsers use quirks mode. */
const DOCTYPE = "<!DOCTYPE html>";

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
  const store = storeOf(loadContext);
  if (!store) return new Response("Internal Server Error", { status: 500 });
  const { serverHandoffStream, ...rest } = context;
  const encoded = serverHandoffStream ? await text(serverHandoffStream) : "";
  const page = renderToString(
    <Provider store={store}>
      <ServerRouter context={rest} url={request.url} />
    </Provider>,
  );
  const [headEnd, bodyEnd] = [page.indexOf("</head>"), page.lastIndexOf("</body>")];
  const state = store.getState();
  const sheet = composeColorScheme(store);
  const pieces = [
    DOCTYPE,
    page.slice(0, headEnd),
    sheet && `<style>${sheet}</style>`,
    renderBlockSheets(state, context, page.slice(0, headEnd)),
    renderShareHead(state, context, page.slice(0, headEnd)),
    renderDismissedMessagesScript(state),
    renderSessionScript(state, page),
    page.slice(headEnd, bodyEnd),
    renderPageTail({ context, encoded, state }),
    page.slice(bodyEnd),
  ];
  return new Response(pieces.join(""), { headers, status });
}

/** Logs server errors only. A URL that matches no route (one with a line break in it) is a client error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
