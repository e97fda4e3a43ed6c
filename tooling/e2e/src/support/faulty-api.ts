import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { callList, type CallName } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";

/** How an API can answer wrongly. */
export const FAULTS = ["wrong type", "null", "empty 200", "HTML", "truncated", "500", "hangs"] as const;
export type Fault = (typeof FAULTS)[number];

/** The calls of a channel that answer wrongly. */
type Faults = Partial<Record<CallName, Fault>>;

const json = { "Content-Type": "application/json" };

function sendFault(response: ServerResponse, fault: Fault, body: string): void {
  switch (fault) {
    case "wrong type":
      return void response.writeHead(200, json).end('{"data":"x"}');
    case "null":
      return void response.writeHead(200, json).end("null");
    case "empty 200":
      return void response.writeHead(200, json).end();
    case "HTML":
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<title>Bad Gateway</title>");
    case "truncated":
      return void response.writeHead(200, json).end(body.slice(0, body.length / 2));
    case "500":
      return void response.writeHead(500, json).end('{"message":"Internal Server Error"}');
    case "hangs":
  }
}

/** The calls with their path as a pattern; those without parameters first. */
const patterns = callList
  .map((call) => ({
    ...call,
    // A parameter directly after text contains slashes: `/v1/static-pages/url{path}`.
    pattern: new RegExp(
      `^${call.path
        .replaceAll("/{", "/\0")
        .replaceAll(/\0\w+\}/g, "[^/]+")
        .replaceAll(/\{\w+\}/g, "/.+")}$`,
    ),
  }))
  .toSorted((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")));

/** An API that answers each call with the contract's example, and the calls of a channel with the channel's faults. */
export async function startFaultyApi() {
  const channels = new Map<string, { faults: Faults; asked: Set<CallName> }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://api");
    const call = patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (!call) return void response.writeHead(404, json).end('{"message":"見つかりません。","code":"not_found"}');
    const channel = channels.get(String(request.headers["x-channel"]));
    channel?.asked.add(call.name);
    const body = JSON.stringify(exampleOf(call.name, call).answer);
    const fault = channel?.faults[call.name];
    return fault ? sendFault(response, fault, body) : void response.writeHead(200, json).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Opens a channel whose calls have faults. @returns its name, and the calls that it got */
    openChannel(faults: Faults) {
      const name = `c${channels.size}`;
      const asked = new Set<CallName>();
      channels.set(name, { faults, asked });
      return { name, asked };
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
