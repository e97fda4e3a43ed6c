/** The channel of this machine's own name and address. */
export const DEFAULT_CHANNEL = "simple";

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The channel of a host name, with or without a port: `wag.localhost:3000` is `wag`, plain `localhost` and the loopback
 * addresses are `simple`. `known` maps other hosts, e.g. `shop.example.jp` → `wag`; null for any other.
 */
export function channelOf(host: string, known: Readonly<Record<string, string>> = {}): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (Object.hasOwn(known, name)) return known[name] ?? null;
  if (THIS_MACHINE.test(name)) return DEFAULT_CHANNEL;
  return /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1] ?? null;
}
