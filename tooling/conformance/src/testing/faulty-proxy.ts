import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Call } from "@noren/contract";

/** The fault that a proxy adds to the responses of one call. */
export interface Fault {
  /** A header to remove. */
  without?: string;
  header?: readonly [name: string, value: string];
  status?: number;
  /** A field of the JSON and its replacement; undefined removes it. */
  field?: readonly [name: string, value: unknown];
}

/** Starts a proxy to a backend that adds a fault to the responses of one call. */
export async function faultyProxy(
  origin: string,
  call: Call,
  fault: Fault,
): Promise<{ origin: string; close(): Promise<void> }> {
  const path = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const server = createServer((request, response) => {
    const forward = async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const { method = "GET", url = "/", headers } = request;
      const requestHeaders = new Headers();
      for (const [name, value] of Object.entries(headers)) {
        if (typeof value === "string" && !/^(host|connection|content-length)$/.test(name))
          requestHeaders.set(name, value);
      }
      const upstream = await fetch(origin + url, {
        method,
        headers: requestHeaders,
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      const isFaulty = method === call.method && path.test(url.replace(/\?.*/, ""));
      const bytes = new Uint8Array(await upstream.arrayBuffer());
      const responseHeaders = new Headers(upstream.headers);
      responseHeaders.delete("content-length");
      responseHeaders.delete("transfer-encoding");
      if (isFaulty && fault.without) responseHeaders.delete(fault.without);
      if (isFaulty && fault.header) responseHeaders.set(...fault.header);
      response.writeHead(
        isFaulty ? (fault.status ?? upstream.status) : upstream.status,
        Object.fromEntries(responseHeaders),
      );
      response.end(isFaulty && fault.field ? replaceField(bytes, fault.field) : bytes);
    };
    forward().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function replaceField(bytes: Uint8Array, [name, value]: readonly [string, unknown]): string {
  const answer = JSON.parse(Buffer.from(bytes).toString()) as Record<string, unknown>;
  return JSON.stringify({ ...answer, [name]: value });
}
