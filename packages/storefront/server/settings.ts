import type { Settings } from "@noren/contract";
import { PAGE_CALL_WAIT_MS, SIDE_CALL_WAIT_MS } from "@noren/domain/limits";
import { waitAtMost } from "../app/state/when.ts";
import { buildContentSecurityPolicy } from "./security.ts";

type Reader = (channel: string) => Promise<Partial<Settings> | null>;

/** Whether the server can choose a build and write a policy from an answer. The page checks the answer itself. */
function areSettings(answer: Partial<Settings> | null): answer is Partial<Settings> {
  try {
    buildContentSecurityPolicy({ scripts: [], styles: [] }, answer);
    return typeof answer?.["SITE.THEME"] === "string";
  } catch {
    return false;
  }
}

/**
 * Reads a channel's settings. While the API is slow or unreachable, or answers anything else, returns the last known ones,
 * so that a shop keeps its theme in an outage. Null for a channel that does not exist or was never read.
 * @param fetch keeps answers for a few seconds, so that a changed theme shows soon [theme.build]
 */
export function createSettingsReader(apiOrigin: string, fetch: typeof globalThis.fetch): Reader {
  const known = new Map<string, Partial<Settings>>();
  async function read(channel: string): Promise<void> {
    const response = await fetch(`${apiOrigin}/v1/settings/front`, { headers: { "X-Channel": channel } });
    if (response.status === 404) known.delete(channel);
    if (!response.ok) return;
    const settings = (await response.json()) as Partial<Settings> | null;
    if (areSettings(settings)) known.set(channel, settings);
  }
  return async (channel) => {
    // The page shows a problem itself.
    const reading = read(channel).catch(() => undefined);
    await waitAtMost(known.has(channel) ? SIDE_CALL_WAIT_MS : PAGE_CALL_WAIT_MS, reading);
    return known.get(channel) ?? null;
  };
}
