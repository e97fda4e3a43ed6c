import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as Http } from "hono";
import ipaddr from "ipaddr.js";

/** The bits of an IPv6 address that its provider gives to one customer, in groups of 16. */
const NETWORK_GROUPS = 4;

/**
 * The IP that a request came from, for rate limits. The storefront's server is a proxy before the API and adds it to
 * `X-Forwarded-For`; of several, only the last is what a proxy saw, the client may have sent the others.
 */
export function clientIp(http: Http): string {
  return networkOf(http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peerOf(http));
}

/**
 * What rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, since a customer may use any address
 * in it. An IPv4-mapped IPv6 address counts as IPv4. Anything else is returned as it is.
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
    // A request without a connection: tests call `app.request`.
    return "unknown";
  }
}
