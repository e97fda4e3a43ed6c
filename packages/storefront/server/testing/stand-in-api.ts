import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { categories, product, productInfo, settings } from "@noren/contract/examples";
import { CHANNEL_MISSING } from "@noren/contract/problem";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };

const answers: Readonly<Record<string, unknown>> = {
  "/v1/categories/hierarchy": categories,
  "/v1/messages": { data: [] },
  "/v1/static-pages/urls": { data: [{ url: "/guide/delivery", title: "お届けについて" }] },
  "/v1/static-pages/url/guide/delivery": {
    url: "/guide/delivery",
    title: "お届けについて",
    data: "<p>全国へお届けします。</p>",
    updated_at: "2026-11-20T10:00:00+09:00",
  },
  [`/v1/products/${product.key}`]: product,
  [`/v1/products/${product.key}/recommend`]: { data: [{ ...productInfo, id: 2, key: "another", name: "粉引の皿" }] },
  "/v1/products/another": { ...product, id: 2, key: "another", name: "粉引の皿" },
  "/v1/products/another/recommend": { data: [] },
};

export interface StandInApi {
  origin: URL;
  /** `METHOD path` of every request, in order. */
  requests: string[];
  /** Answers of your own by path, before the built-in ones. */
  handlers: Map<string, Handler>;
  /** The theme of each channel; a channel that is not here does not exist. */
  themes: Map<string, string>;
  close: () => Promise<void>;
}

/** A small API that answers by contract: two products, one page, the channels of `themes`. For tests only. */
export async function startStandInApi(port = 0): Promise<StandInApi> {
  const requests: string[] = [];
  const handlers = new Map<string, Handler>();
  const themes = new Map([["simple", "simple"]]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://api");
    requests.push(`${request.method} ${request.url}`);
    const theme = themes.get(String(request.headers["x-channel"]));
    const own = handlers.get(pathname);
    if (own) return own(request, response);
    if (pathname === "/readyz") return json(200, {})(request, response);
    if (!theme) return json(404, { message: CHANNEL_MISSING, code: "channel_not_found" })(request, response);
    if (pathname === "/v1/settings/front") return json(200, { ...settings, "SITE.THEME": theme })(request, response);
    const answer = answers[pathname];
    return answer
      ? json(200, answer)(request, response)
      : json(404, { message: "見つかりません。", code: "not_found" })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: new URL(`http://127.0.0.1:${actual}`),
    requests,
    handlers,
    themes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
