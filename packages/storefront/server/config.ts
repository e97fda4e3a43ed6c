import { availableParallelism } from "node:os";

/** The server's configuration. Every environment variable is optional. */
export interface Config {
  port: number;
  host: string;
  apiOrigin: URL;
  /** Folder of the deployed builds (`<app>/build`), or one build. */
  apps: string;
  /** Host name → channel, for shops with their own host name. */
  channels: Readonly<Record<string, string>>;
  /** Number of reverse proxies in front that append to `X-Forwarded-For`. */
  proxies: number;
  /** Number of processes. */
  workers: number;
  /** How long public answers of the API are reused, in milliseconds. */
  reuseMs: number;
  /** Origins of shared caches in front that keep pages and purge them by key. */
  sharedCaches: readonly string[];
}

/** Default maximum: a process takes about 250 MB. WORKERS overrides it. */
const DEFAULT_MAX_WORKERS = 4;

export class ConfigError extends Error {}

function portOf(text: string | undefined): number {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`PORT is not a port: ${text}`);
  return port;
}

/** `shop.example.jp=wag,www.example.jp=wag` */
function channelsOf(text: string | undefined): Record<string, string> {
  const pairs = (text ?? "").split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [host, channel, ...rest] = pair.split("=").map((part) => part.trim());
      if (!host || !channel || rest.length > 0) throw new ConfigError(`CHANNELS is not host=channel,…: ${pair}`);
      return [host.toLowerCase(), channel];
    }),
  );
}

/**
 * @param apps folder of the builds when `APPS` names none
 * @throws ConfigError in one sentence that names the variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, apps: string): Config {
  const origin = env["API_ORIGIN"] || "http://127.0.0.1:4000";
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new ConfigError(`API_ORIGIN is not an http or https URL: ${origin}`);
  const reuseMs = Number(env["API_REUSE_MS"] || 3000);
  if (!Number.isFinite(reuseMs) || reuseMs < 0)
    throw new ConfigError(`API_REUSE_MS is not a time: ${env["API_REUSE_MS"]}`);
  const sharedCaches = (env["SHARED_CACHES"] ?? "").split(",").filter((part) => part.trim() !== "");
  for (const cache of sharedCaches)
    if (!URL.canParse(cache)) throw new ConfigError(`SHARED_CACHES is not a list of origins: ${cache}`);
  const proxies = Number(env["PROXIES"] || 0);
  if (!Number.isInteger(proxies) || proxies < 0) throw new ConfigError(`PROXIES is not a number: ${env["PROXIES"]}`);
  const workers = Number(env["WORKERS"] || Math.min(availableParallelism(), DEFAULT_MAX_WORKERS));
  if (!Number.isInteger(workers) || workers < 1) throw new ConfigError(`WORKERS is not a number: ${env["WORKERS"]}`);
  return {
    port: portOf(env["PORT"]),
    host: env["HOST"] || "127.0.0.1",
    apiOrigin: new URL(origin),
    apps: env["APPS"] || apps,
    channels: channelsOf(env["CHANNELS"]),
    proxies,
    workers,
    reuseMs,
    sharedCaches,
  };
}
