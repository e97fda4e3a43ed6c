import { type LookupAddress, lookup } from "node:dns";
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

/** Resolves a host name to all its IPs, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number | "IPv4" | "IPv6"; hints?: number },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** The host name resolves to an IP that is not allowed. */
export class NotPublicError extends Error {}

/**
 * Resolves names while connecting and refuses private IPs there, so that a name cannot resolve differently between a check
 * and the connection (DNS rebinding).
 */
export function publicLookup(isAllowed: (ip: string) => boolean, resolve: Resolve = lookup): LookupFunction {
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
