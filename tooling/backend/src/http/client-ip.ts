import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as Http } from "hono";

/**
 * The address that a request came from, for counting tries. The storefront's server stands before the API and names it in
 * `X-Forwarded-For`; should more stand there, the last is what was seen and the rest the client's own saying.
 */
export function clientIp(http: Http): string {
  return networkOf(http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peerOf(http));
}

/**
 * Whom an address belongs to: of IPv6 everyone has a whole network of 64 bits, so that a count by single addresses would
 * hold nobody back. An IPv4 address in the clothes of IPv6 is itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().replace(/%.*$/, "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const filled =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return `${filled
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")}::/64`;
}

function peerOf(http: Http): string {
  try {
    return getConnInfo(http).remote.address ?? "unknown";
  } catch {
    // Asked without a connection, as tests do through `app.request`.
    return "unknown";
  }
}
