import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as Http } from "hono";
import ipaddr from "ipaddr.js";

/** Length of the IPv6 prefix that a provider assigns to one customer, in groups of 16 bits. */
const NETWORK_GROUPS = 4;

/**
 * Returns the client's IP for rate limits. The storefront's server proxies requests and appends the IP to
 * `X-Forwarded-For`. Only the last entry is trusted; the client may have sent the others.
 */
export function clientIp(http: Http): string {
  return networkOf(http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peerOf(http));
}

/**
 * The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because a customer may use any address
 * in it. An IPv4-mapped IPv6 address counts as IPv4. Returns any other text unchanged.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((part, index) => (index < NETWORK_GROUPS ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}

function peerOf(http: Http): string {
  try {
    return getConnInfo(http).remote.address ?? "unknown";
  } catch {
    // Tests call `app.request`, which has no connection.
    return "unknown";
  }
}
