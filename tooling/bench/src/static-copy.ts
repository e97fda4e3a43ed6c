import { createServer, type IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

interface Copied {
  headers: Record<string, string>;
  body: Buffer;
}

const compress = promisify(brotliCompress);

/**
 * Serves a copy of a shop's pages without scripts, compressed and from memory: what browser and server need at least for the
 * same text, styles and pictures. A path is copied when it is first requested.
 */
export async function startStaticCopy(shop: string): Promise<{ origin: string; stop: () => void }> {
  const copies = new Map<string, Promise<Copied>>();
  const server = createServer((request, response) => {
    const { url = "/", headers } = request;
    // The format of a picture depends on the header.
    const key = `${url} ${headers.accept}`;
    const copied = copies.get(key) ?? copy(new URL(url, shop), headers);
    copies.set(key, copied);
    copied.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the copy has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function copy(url: URL, { accept = "*/*", ...headers }: IncomingMessage["headers"]): Promise<Copied> {
  const userAgent = headers["user-agent"] ?? "";
  const response = await fetch(url, { headers: { accept, "user-agent": userAgent, "accept-encoding": "identity" } });
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  const bytes = Buffer.from(await response.arrayBuffer());
  const plain = type.startsWith("text/html") ? Buffer.from(withoutScripts(bytes.toString())) : bytes;
  const isText = /^(text\/|image\/svg|application\/(json|manifest))/.test(type);
  const body = isText ? await compress(plain) : plain;
  return {
    body,
    headers: {
      "content-type": type,
      "content-length": String(body.length),
      "cache-control": response.headers.get("cache-control") ?? "no-cache",
      ...(isText && { "content-encoding": "br" }),
    },
  };
}

/** Removes scripts and what loads them. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
