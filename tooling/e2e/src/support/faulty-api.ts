import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CallName } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { findCall } from "@noren/contract/find-call";

/** How an API can answer wrongly. */
export type Fault = "wrong type" | "hangs";

const json = { "Content-Type": "application/json" };

/** An API that answers each call with the contract's example, apart from the calls that it answers wrongly. */
export async function startFaultyApi() {
  const asked = new Set<CallName>();
  let wrong: { calls: readonly CallName[]; fault: Fault } | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://api");
    const call = findCall(request.method, pathname);
    if (!call) return void response.writeHead(404, json).end('{"message":"見つかりません。","code":"not_found"}');
    asked.add(call.name);
    const isWrong = wrong?.calls.includes(call.name);
    if (isWrong && wrong?.fault === "hangs") return undefined;
    const body: unknown = isWrong ? { data: "x" } : exampleOf(call.name, call).answer;
    return void response.writeHead(200, json).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The calls that it got. */
    asked: asked as ReadonlySet<CallName>,
    answerWrongly(calls: readonly CallName[], fault: Fault) {
      wrong = { calls, fault };
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
