import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createServerApp, type ServerParts } from "../app.ts";
import type { Build } from "../builds.ts";
import { createHttpServer } from "../serve.ts";
import { startStandInApi, type StandInApi } from "./stand-in-api.ts";

interface Sent {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A running server in front of a stand-in for the API, whose pages contain what the server passed to them. */
export interface TestServer {
  api: StandInApi;
  parts: ServerParts;
  isOpen: boolean;
  /** The pages that were rendered, by build and URL. */
  rendered: string[];
  ask: (path: string, sent?: Sent) => Promise<{ status?: number; headers: IncomingMessage["headers"]; body: Buffer }>;
  /** The body of an answer. */
  text: (path: string, sent?: Sent) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts a server with builds of `simple` and `fl1`. Its page `/kept` may be kept, and `/closed` is a 503. */
export async function startTestServer(): Promise<TestServer> {
  const rendered: string[] = [];
  const build = (name: string): Build => ({
    name,
    version: "1.2.3+abc",
    files: new Map(),
    state: "loaded",
    load:
      async () =>
      async (url, { headers: { "X-Channel": channel } }) => {
        rendered.push(`${name} ${url.pathname}${url.search}`);
        const page = `<p>${name} ${channel} ${rendered.length} ${"・".repeat(600)}</p>`;
        const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
        if (url.pathname === "/kept") headers.set("Cache-Control", "public, max-age=0, s-maxage=3");
        return {
          response: new Response(page, { status: url.pathname === "/closed" ? 503 : 200, headers }),
          inline: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] },
        };
      },
  });
  const api = await startStandInApi();
  const parts: ServerParts = {
    builds: new Map([build("simple"), build("fl1")].map((one) => [one.name, one])),
    apiOrigin: api.origin,
    channels: { "shop.example.jp": "fl1" },
    fetch: globalThis.fetch,
    isOpen: () => shop.isOpen,
  };
  const server = createHttpServer(createServerApp(parts));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  /** Plain HTTP, so that nothing tidies address, host or encoding up on the way. */
  const ask: TestServer["ask"] = async (path, { host = "localhost", method = "GET", headers = {}, body } = {}) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers: { host, ...headers } }, resolve);
      sent.on("error", reject);
      sent.end(body);
    });
    const { statusCode, headers: received } = answer;
    return { ...(statusCode !== undefined && { status: statusCode }), headers: received, body: await buffer(answer) };
  };
  const shop: TestServer = {
    api,
    parts,
    isOpen: true,
    rendered,
    ask,
    text: async (path, sent) => (await ask(path, sent)).body.toString(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await shop.api.close();
    },
  };
  return shop;
}
