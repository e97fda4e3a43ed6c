import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as Http } from "hono";
import ipaddr from "ipaddr.js";

/** Lengths of IPv6 prefixes in groups of 16 bits: a network, and the largest prefix that one customer usually gets. */
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;
/** The subject of a limit begins with the network that it counts for. */
const NETWORK = /^([\da-f:]*::)\/64/;

/**
 * Returns the client's network (`networkOf`), for rate limits. The storefront's server proxies requests and appends the IP to
 * `X-Forwarded-For`. Only the last entry is trusted; the client may have sent the others.
 */
export function readClientNetwork(http: Http): string {
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
  return `${prefixOf(parsed, NETWORK_GROUPS)}/64`;
}

const prefixOf = ({ parts }: ipaddr.IPv6, groups: number) =>
  new ipaddr.IPv6(parts.map((part, index) => (index < groups ? part : 0))).toString();

/**
 * Replaces the /64 network at the start of a subject by its /48: one customer may have 65,536 networks in it. Null for
 * subjects without an IPv6 network.
 */
export function siteOf(subject: string): string | null {
  const [whole = "", network = ""] = NETWORK.exec(subject) ?? [];
  if (!ipaddr.IPv6.isValid(network)) return null;
  return `${prefixOf(ipaddr.IPv6.parse(network), SITE_GROUPS)}/48${subject.slice(whole.length)}`;
}

/** The network of one customer: the /48 of an IPv6 network, else the network. */
export const customerNetworkOf = (network: string): string => siteOf(network) ?? network;

function peerOf(http: Http): string {
  try {
    return getConnInfo(http).remote.address ?? "unknown";
  } catch {
    // Tests call `app.request`, which has no connection.
    return "unknown";
  }
}
