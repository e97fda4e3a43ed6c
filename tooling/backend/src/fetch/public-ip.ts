import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** IPv4 ranges outside the public internet (IANA special-purpose registry). */
const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** The global IPv6 range, and its exceptions: Teredo, documentation, 6to4. */
const GLOBAL_IPV6 = ["2000::", 3] as const;
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_IPV4) notPublic.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of NOT_PUBLIC_IPV6) notPublic.addSubnet(net, prefix, "ipv6");
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, "ipv6");

/** Whether an IP is in the public internet, so that a URL from an untrusted source may lead there. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !notPublic.check(ip, "ipv4");
  return version === 6 && global.check(ip, "ipv6") && !notPublic.check(ip, "ipv6");
}

/** A silent name server makes a query take at most twice as long. */
const QUERY_TIMEOUT_MS = 1500;

/** Resolves a host name to all its IPs, with the signature of `dns.lookup`. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number | "IPv4" | "IPv6"; hints?: number },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** The host name resolves to an IP that is not allowed. */
export class NotPublicError extends Error {}

/**
 * Resolves names by DNS. `dns.lookup` would occupy a thread until the name server answers: two names of a stranger's silent
 * server would stop the lookups of the payment service and the mail server.
 *
 * @param servers name servers; those of the system by default
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  return (hostname, _options, callback) => {
    // A host of the internal network, such as `localhost`.
    if (!hostname.replace(/\.$/, "").includes(".")) return callback(new NotPublicError(hostname), []);
    const families = [
      resolver.resolve4(hostname).then((ips) => ips.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((ips) => ips.map((address) => ({ address, family: 6 }))),
    ];
    void Promise.allSettled(families).then((results) => {
      const addresses = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      callback(addresses.length > 0 ? null : new Error("The name has no address"), addresses);
    });
  };
}

const resolveBySystem = resolveByDns();

/**
 * Resolves names while connecting and refuses private IPs there, so that a name cannot resolve differently between a check
 * and the connection (DNS rebinding).
 */
export function publicLookup(isAllowed: (ip: string) => boolean, resolve: Resolve = resolveBySystem): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new NotPublicError(hostname), []);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
