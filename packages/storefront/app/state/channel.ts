/** The channel of a host name without a channel. */
const DEFAULT_CHANNEL = "simple";

/**
 * The channel of a host name, with or without a port: `wag.localhost:3000` is `wag`, plain `localhost` and IP addresses
 * are `simple`. `known` maps other hosts, e.g. `shop.example.jp` → `wag`.
 */
export function channelOf(host: string, known: Readonly<Record<string, string>> = {}): string {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (Object.hasOwn(known, name)) return known[name] ?? DEFAULT_CHANNEL;
  return /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1] ?? DEFAULT_CHANNEL;
}
