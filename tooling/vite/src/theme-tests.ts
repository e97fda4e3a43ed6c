import { readOptOuts } from "./opt-outs.ts";
import { readOverrides } from "./overrides.ts";
import { findFilesBeside, findFilesReachedBy } from "./reached-files.ts";

/**
 * The environment variable that selects the stories and tests of Simple that run under a theme: `sample` for those in the
 * folders of its overrides; without it, all that its overrides reach.
 */
export const THEME_TESTS = "THEME_TESTS";

const isSample = () => process.env[THEME_TESTS] === "sample";

/**
 * Lists Simple's stories or tests that run under an app, without those that it opts out of.
 * @returns paths relative to `simple`
 */
export function listThemeTests(appDir: string, simple: string, pattern: string): string[] {
  const find = isSample() ? findFilesBeside : findFilesReachedBy;
  const skipped = new Set(readOptOuts(appDir).map(({ skip }) => skip));
  return find(appDir, simple, pattern).filter((file) => !skipped.has(file));
}

/** A file of stories that a theme is checked with. */
export interface ThemeStories {
  /** Relative to the sources of ui-simple. */
  path: string;
  /** False for its plain story only. */
  isWhole: boolean;
}

/**
 * Lists Simple's files of stories that a theme is checked with: all stories, or, of a sample, all of the parts that it
 * overrides and the plain one of what else shows them.
 */
export function listThemeStories(appDir: string, simple: string): ThemeStories[] {
  const nameOf = (path: string) => path.replace(/(\.stories|\.module)?\.(tsx?|css)$/, "");
  const overridden = new Set(readOverrides(appDir, simple).overrides.map(({ original }) => nameOf(original)));
  return listThemeTests(appDir, simple, "**/*.stories.tsx").map((path) => ({
    path,
    isWhole: !isSample() || overridden.has(nameOf(path)),
  }));
}
