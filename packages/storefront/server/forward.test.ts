import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createNetServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createForwarder, isHttpsRequest, findVisitorIp } from "./forward.ts";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("a body in pieces of a byte is refused, and its connection ends", async () => {
  let received = 0;
  const api = await listen(
    createServer((request) => void request.on("data", (chunk: Buffer) => (received += chunk.length))),
  );
  const forward = createForwarder(new URL(`http://127.0.0.1:${api}`));
  const port = await listen(createServer((incoming, outgoing) => forward(incoming, outgoing, "simple")));
  const visitor = connect(port, "127.0.0.1");
  let answer = "";
  visitor.on("data", (chunk) => (answer += chunk.toString()));
  visitor.on("error", () => undefined);
  visitor.write("POST /v1/upload-files HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  visitor.write("1\r\na\r\n".repeat(5000));
  await once(visitor, "close");
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(received).toBeLessThanOrEqual(1000);
});

test.each([
  ["000 Odd\r\nContent-Length: 2\r\n\r\n{}", 503],
  ["099 Odd\r\nContent-Length: 2\r\n\r\n{}", 503],
  ["101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n", 503],
  ["200 OK\r\nContent-Type: application/json\r\nContent-Length: 9007199254740993\r\n\r\n{}", "broken"],
])("[error.wrong-answer] an API that answers %j does not end the server", async (head, status) => {
  const api = createNetServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", () => socket.end(`HTTP/1.1 ${head}`));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void api.close());
  await once(api, "listening");
  const forward = createForwarder(new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`));
  const port = await listen(createServer((incoming, outgoing) => forward(incoming, outgoing, "simple")));
  const headers = { "accept-encoding": "zstd, br" };
  const answer = await fetch(`http://127.0.0.1:${port}/v1/products`, { headers }).catch(() => null);
  expect(answer?.status ?? "broken").toBe(status);
});

test.each([
  [undefined, 0, "10.0.0.1"],
  ["6.6.6.6", 0, "10.0.0.1"],
  ["6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  [undefined, 1, "10.0.0.1"],
  ["203.0.113.9", 3, "203.0.113.9"],
  ["203.0.113.9:52871", 1, "203.0.113.9"],
  ["[2001:db8::9]:52871", 1, "2001:db8::9"],
  ["[2001:db8::9]", 1, "2001:db8::9"],
  ["2001:db8::9", 1, "2001:db8::9"],
  ["6.6.6.6, unknown", 1, "10.0.0.1"],
  ["_hidden:1", 1, "10.0.0.1"],
  ["", 1, "10.0.0.1"],
])("from %j behind %i proxies the visitor's IP is %s", (forwardedFor, proxies, visitor) => {
  expect(findVisitorIp(forwardedFor, "10.0.0.1", proxies)).toBe(visitor);
});

test.each([
  ["https", 0, false],
  [undefined, 1, false],
  ["http", 1, false],
  ["https", 1, true],
  ["https, http", 1, false],
  ["https, http", 2, true],
  ["https", 2, true],
])("%j behind %i proxies: by https is %s", (forwardedProto, proxies, isHttps) => {
  expect(isHttpsRequest(forwardedProto, proxies)).toBe(isHttps);
});
