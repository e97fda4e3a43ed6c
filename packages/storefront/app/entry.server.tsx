import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { guest, type ApiPort } from "@noren/api";
import { renderToPipeableStream } from "react-dom/server";
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
import { createAppStore } from "./state/store.ts";
import { nonceContext, storeContext, storeOf } from "./state/visit.ts";

/** After this a page that is still waiting is cut off, in milliseconds. */
export const streamTimeout = 5_000;

/** What the production server tells of a request. */
export interface Visit {
  nonce: string;
  /** Where the API is, how it is asked, and for which channel. */
  api: Pick<ApiPort, "origin" | "headers" | "fetch">;
}

/** The pages of this build for the production server, which holds several builds and cannot share their modules. */
export function createPages(build: ServerBuild): (request: Request, visit: Visit) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, { nonce, api }) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(storeContext, createAppStore({ api: { ...api, auth: guest, ...checkAnswer } }));
    return handle(request, context).then(orPageFailure);
  };
}

/**
 * Makes the whole page before it answers: everything a page shows was asked for by the loads, so there is nothing to
 * stream, and a finished page is cheaper to make, to compress and to send.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const store = storeOf(loadContext);
  if (!store) return new Response("Internal Server Error", { status: 500 });
  return new Promise<Response>((resolve, reject) => {
    // Left running it keeps the whole request in memory until it fires.
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
    const { pipe, abort } = renderToPipeableStream(
      <Provider store={store}>
        <OriginContext value={new URL(request.url).origin}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </OriginContext>
      </Provider>,
      {
        ...(nonce && { nonce }),
        onAllReady() {
          clearTimeout(timer);
          buffer(pipe(new PassThrough())).then((page) => resolve(new Response(page, { headers, status })), reject);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          console.error(error);
        },
      },
    );
  });
}

/** Told are faults of ours; an address that no route matches (one with a line break in it) is its visitor's. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
