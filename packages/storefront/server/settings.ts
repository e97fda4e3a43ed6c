import type { Settings } from "@noren/contract";

type Reader = (channel: string) => Promise<Partial<Settings> | null>;

/**
 * Reads a channel's settings. While the API is unreachable, returns the last known ones, so that a shop keeps its theme in
 * an outage. Null for a channel that does not exist or was never read.
 * @param fetch keeps answers for a few seconds, so that a changed theme shows soon [theme.build]
 */
export function createSettingsReader(apiOrigin: string, fetch: typeof globalThis.fetch): Reader {
  const known = new Map<string, Partial<Settings>>();
  return async (channel) => {
    try {
      const response = await fetch(`${apiOrigin}/v1/settings/front`, { headers: { "X-Channel": channel } });
      if (response.status === 404) known.delete(channel);
      if (response.ok) known.set(channel, (await response.json()) as Partial<Settings>);
    } catch {
      // The page shows the problem itself.
    }
    return known.get(channel) ?? null;
  };
}
