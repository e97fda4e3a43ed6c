import {
  Agent as HttpAgent,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { pipeline } from "node:stream";
import type { ErrorBody } from "@noren/contract";
import { compressor, isCompressible, negotiate, WITHOUT_SIZE } from "./encoding.ts";
import { serverCopy as copy } from "./server.copy.ts";

/** The largest body that is passed on, in bytes: a picture or a file of addresses. */
export const BODY_MAX_BYTES = 10 * 1024 * 1024;
/** Pieces that any body may have; more must have `MIN_PIECE_BYTES` on average, since each takes processor time and memory. */
const FREE_PIECES = 1000;
const MIN_PIECE_BYTES = 64;
const ANSWER_TIMEOUT_MS = 30_000;
/**
 * Smaller answers, in bytes, are not compressed: they fit in one packet anyway, and compressing takes time while the
 * visitor waits. The limit for files, which are compressed at build time, is lower (`precompress.ts`).
 */
const MIN_COMPRESSED_BYTES = 1024;

/** RFC 9110: these concern one connection and are never passed on. */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}

/**
 * The headers that delimit the body. They stay even if `Connection` names them: without them the API would read the
 * body of a GET as the next request (request smuggling).
 */
function framing(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (headers["content-length"] !== undefined) return { "content-length": headers["content-length"] };
  return headers["transfer-encoding"] === undefined ? {} : { "transfer-encoding": "chunked" };
}

/**
 * The visitor's IP address, by which the API limits attempts. Each proxy in front of this server appends the address of
 * its peer to `X-Forwarded-For`; earlier entries come from the visitor and are not trusted.
 *
 * @param proxies the number of proxies in front of this server
 */
export function findVisitorIp(forwardedFor: string | undefined, peer: string, proxies: number): string {
  const chain = [...(forwardedFor?.split(",") ?? []).map((ip) => ip.trim()), peer];
  return toIp(chain.at(-1 - proxies) ?? chain[0]) ?? peer;
}

/** The IP of an entry without the port that some proxies add: each connection would have limits of its own. */
function toIp(entry = ""): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const ip = bracketed ?? plain ?? entry;
  return isIP(ip) === 0 ? undefined : ip;
}

/** Whether the visitor uses https, according to the outermost of the `proxies` in front of this server. False without proxies. */
export function isHttpsRequest(forwardedProto: string | undefined, proxies: number): boolean {
  const noted = (forwardedProto ?? "").split(",").map((name) => name.trim());
  return proxies > 0 && (noted.at(-proxies) ?? noted[0]) === "https";
}

const joinHeader = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join() : header);

/** The headers of a request to the API: the visitor's, with our channel, host, protocol and the visitor's IP. */
function headersForApi(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  { channel, apiHost, proxies }: { channel: string; apiHost: string; proxies: number },
): IncomingHttpHeaders {
  return {
    ...withoutHops(headers),
    host: apiHost,
    "x-channel": channel,
    "x-forwarded-for": findVisitorIp(joinHeader(headers["x-forwarded-for"]), socket.remoteAddress ?? "", proxies),
    "x-forwarded-host": headers.host ?? "",
    "x-forwarded-proto": isHttpsRequest(joinHeader(headers["x-forwarded-proto"]), proxies) ? "https" : "http",
    ...framing(headers),
    // The API answers as it is; this server compresses for the visitor.
    "accept-encoding": "identity",
  };
}

/** Sends an error of this server. Aborts an answer that has begun and leaves a complete one as it is. */
function refuse(outgoing: ServerResponse, status: number, body: ErrorBody): void {
  if (outgoing.writableEnded) return;
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    ...(status === 503 && { "Retry-After": "5" }),
  });
  outgoing.end(text);
}

/** Refuses a URL that does not decode, such as `%E0%A4%A`, in the format of the API. */
export const rejectMalformedUrl = (outgoing: ServerResponse): void => refuse(outgoing, 400, malformedUrl);

const malformedUrl: ErrorBody = { message: copy.malformedUrl, code: "bad_address" };
const unavailable: ErrorBody = { message: copy.unavailable, code: "unavailable" };
const tooLarge: ErrorBody = { message: copy.tooLarge, code: "too_large" };
const tooSlow: ErrorBody = { message: copy.tooSlow, code: "timeout" };

/**
 * Forwards requests to the API and streams its answers back.
 * @param proxies the number of reverse proxies in front of this server
 */
export function createForwarder(
  api: URL,
  proxies = 0,
): (incoming: IncomingMessage, outgoing: ServerResponse, channel: string) => void {
  const isHttps = api.protocol === "https:";
  // Closes an idle connection long before the API does (65 seconds here, 60 or more elsewhere): a request on one that the API
  // is just closing fails.
  const options = { keepAlive: true, timeout: ANSWER_TIMEOUT_MS };
  const agent = isHttps ? new HttpsAgent(options) : new HttpAgent(options);
  const open = isHttps ? requestHttps : requestHttp;

  return (incoming, outgoing, channel) => {
    if (Number(incoming.headers["content-length"] ?? 0) > BODY_MAX_BYTES) {
      refuse(outgoing, 413, tooLarge);
      // Discard the rest of the body: a visitor who is still sending does not read the response.
      incoming.resume();
      return;
    }
    const upstream = open({
      agent,
      hostname: api.hostname,
      port: api.port,
      method: incoming.method ?? "GET",
      // A proxy sends a whole URL; the API has a host of its own.
      path: (incoming.url ?? "/").replace(/^https?:\/\/[^/?#]*/i, ""),
      headers: headersForApi(incoming, { channel, apiHost: api.host, proxies }) as Record<string, string>,
    });
    upstream.setTimeout(ANSWER_TIMEOUT_MS, () => {
      refuse(outgoing, 504, tooSlow);
      upstream.destroy();
    });
    upstream.on("error", () => refuse(outgoing, 503, unavailable));
    // The forwarder supports no other protocol.
    upstream.on("upgrade", (_, socket) => {
      socket.destroy();
      refuse(outgoing, 503, unavailable);
    });
    upstream.on("response", (answer) => {
      // Node throws when it has to send such a status.
      if ((answer.statusCode ?? 0) < 200) {
        refuse(outgoing, 503, unavailable);
        upstream.destroy();
        return;
      }
      const headers: IncomingHttpHeaders = withoutHops(answer.headers);
      const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
      const encoding =
        headers["content-encoding"] === undefined && isCompressible(headers["content-type"])
          ? negotiate(incoming.headers["accept-encoding"], Number.isSafeInteger(length) ? undefined : WITHOUT_SIZE)
          : "identity";
      const hasBody = incoming.method !== "HEAD" && answer.statusCode !== 204 && answer.statusCode !== 304;
      if (encoding === "identity" || !hasBody || length < MIN_COMPRESSED_BYTES) {
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        pipeline(answer, outgoing, () => undefined);
        return;
      }
      const { "content-length": _, ...rest } = headers;
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...rest,
        "content-encoding": encoding,
        vary: [headers.vary, "Accept-Encoding"].filter(Boolean).join(", "),
      });
      pipeline(answer, compressor(encoding, length), outgoing, () => undefined);
    });
    outgoing.on("close", () => {
      // A visitor who leaves needs no response.
      upstream.destroy();
      // After an early response the visitor may still be sending: unread data would precede the next request.
      incoming.removeAllListeners("data").resume();
    });
    sendBody(incoming, upstream, (isInPieces) => {
      // Ends the connection: the rest would take as much time.
      if (isInPieces) outgoing.shouldKeepAlive = false;
      refuse(outgoing, 413, tooLarge);
      upstream.destroy();
    });
  };
}

/** @param onRefused for a body that is too large, or in pieces too small */
function sendBody(
  incoming: IncomingMessage,
  upstream: ReturnType<typeof requestHttp>,
  onRefused: (isInPieces: boolean) => void,
): void {
  let size = 0;
  let pieces = 0;
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    pieces += 1;
    const isInPieces = pieces > FREE_PIECES && size < pieces * MIN_PIECE_BYTES;
    if (size > BODY_MAX_BYTES || isInPieces) onRefused(isInPieces);
    else if (!upstream.write(chunk)) {
      incoming.pause();
      upstream.once("drain", () => incoming.resume());
    }
  });
  incoming.on("end", () => upstream.end());
  incoming.on("error", () => upstream.destroy());
}
