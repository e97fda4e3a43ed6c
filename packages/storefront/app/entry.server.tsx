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
import { orPageFailure } from "./frame/page-failure.tsx";
import { checkAnswer } from "./load/check-answer.ts";
import { OriginContext } from "./state/origin.ts";
import { pageTail } from "./page/page-tail.ts";
import { recentStates } from "./state/recent-states.ts";
import { createAppStore } from "./state/store.ts";
import { nonceContext, storeContext, storeOf } from "./state/visit.ts";

/** What the production server tells of a request. */
export interface Visit {
  nonce: string;
  /** Where the API is, how it is asked, and for which channel. */
  api: Pick<ApiPort, "origin" | "headers" | "fetch">;
}

/**
 * The pages of this build for the production server, which holds several builds and cannot share their modules.
 * @param reuseMs how long the answers of the API serve further pages, in milliseconds
 */
export function createPages(build: ServerBuild, reuseMs: number) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const states = recentStates({ lifetimeMs: reuseMs });
  return async (request: Request, { nonce, api }: Visit): Promise<Response> => {
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
    const page = orPageFailure(await handle(request, context));
    if (page.status === 200) states.keep(channel, url, store.getState());
    return page;
  };
}

/** A page made as text comes without its first line, and without that browsers lay it out as in the last century. */
const DOCTYPE = Buffer.from("<!DOCTYPE html>");

/**
 * Makes the whole page before it answers: everything a page shows was asked for by the loads, so there is nothing to
 * stream, and a finished page is cheaper to make, to compress and to send.
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
      <OriginContext value={new URL(request.url).origin}>
        <ServerRouter context={rest} url={request.url} {...(nonce && { nonce })} />
      </OriginContext>
    </Provider>,
  );
  const end = page.lastIndexOf("</body>");
  const tail = pageTail({ context, encoded, state: store.getState(), nonce });
  const pieces = [DOCTYPE, Buffer.from(page.slice(0, end)), ...tail, Buffer.from(page.slice(end))];
  return new Response(Buffer.concat(pieces), { headers, status });
}

/** Told are faults of ours; an address that no route matches (one with a line break in it) is its visitor's. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
