/** The channel of a shop's plain address. */
const DEFAULT_CHANNEL = "simple";

/**
 * The channel that a host name stands for, with or without a port: `wag.localhost:3000` is `wag`, plain `localhost`
 * and addresses are `simple`. `known` names hosts of their own, e.g. `shop.example.jp` → `wag`.
 */
export function channelOf(host: string, known: Readonly<Record<string, string>> = {}): string {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (Object.hasOwn(known, name)) return known[name] ?? DEFAULT_CHANNEL;
  return /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1] ?? DEFAULT_CHANNEL;
}
