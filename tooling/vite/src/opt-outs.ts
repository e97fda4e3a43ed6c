import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that a theme does not do as Simple does, with the reason. */
export interface OptOut {
  /** A file of stories or tests (`screens/home/home-view.stories.tsx`), or one check in all stories (`focus-order`). */
  skip: string;
  reason: string;
}

/**
 * `apps/<app>/theme-check.json`, empty where an app has none.
 * @throws Error for an entry without a reason
 */
export function readOptOuts(appDir: string): OptOut[] {
  const file = join(appDir, "theme-check.json");
  if (!existsSync(file)) return [];
  const optOuts = JSON.parse(readFileSync(file, "utf8")) as OptOut[];
  for (const { skip, reason } of optOuts) if (!reason?.trim()) throw new Error(`${file}: ${skip} has no reason.`);
  return optOuts;
}
