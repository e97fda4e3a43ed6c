import type { Settings } from "@noren/contract";

type Reader = (channel: string) => Promise<Partial<Settings> | null>;

/**
 * The settings of a channel as far as this server needs them. While the API cannot be reached the last known ones hold,
 * so that a shop keeps its look in an outage. Null for a channel that does not exist or was never seen.
 * @param fetch keeps answers for a few seconds, so that a changed theme shows soon [theme.build]
 */
export function settingsReader(apiOrigin: string, fetch: typeof globalThis.fetch): Reader {
  const known = new Map<string, Partial<Settings>>();
  return async (channel) => {
    try {
      const response = await fetch(`${apiOrigin}/v1/settings/front`, { headers: { "X-Channel": channel } });
      if (response.status === 404) known.delete(channel);
      if (response.ok) known.set(channel, (await response.json()) as Partial<Settings>);
    } catch {
      // The page itself will say what is the matter.
    }
    return known.get(channel) ?? null;
  };
}
