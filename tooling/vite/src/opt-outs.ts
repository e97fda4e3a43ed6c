import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A check or file of Simple's that a theme skips, with the reason. */
export interface OptOut {
  /** A file of stories or tests (`screens/home/home-view.stories.tsx`), or one check in all stories (`focus-order`). */
  skip: string;
  reason: string;
}

/**
 * Reads `apps/<app>/theme-check.json`; an app without the file has no opt-outs.
 * @throws Error for an entry without a reason
 */
export function readOptOuts(appDir: string): OptOut[] {
  const file = join(appDir, "theme-check.json");
  if (!existsSync(file)) return [];
  const optOuts = JSON.parse(readFileSync(file, "utf8")) as OptOut[];
  for (const { skip, reason } of optOuts) if (!reason?.trim()) throw new Error(`${file}: ${skip} has no reason.`);
  return optOuts;
}
