import { readOptOuts } from "./opt-outs.ts";
import { findFilesBeside, findFilesReachedBy } from "./reached-files.ts";

/**
 * The environment variable that selects the stories and tests of Simple that run under a theme: `sample` for those in the
 * folders of its overrides, and of a file of stories the plain one; without it, all that its overrides reach.
 */
export const THEME_TESTS = "THEME_TESTS";

/** Whether a sample runs. */
export const isSample = (): boolean => process.env[THEME_TESTS] === "sample";

/**
 * Lists Simple's stories or tests that run under an app, without those that it opts out of.
 * @returns paths relative to `simple`
 */
export function listThemeTests(appDir: string, simple: string, pattern: string): string[] {
  const find = isSample() ? findFilesBeside : findFilesReachedBy;
  const skipped = new Set(readOptOuts(appDir).map(({ skip }) => skip));
  return find(appDir, simple, pattern).filter((file) => !skipped.has(file));
}
