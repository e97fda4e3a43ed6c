import { readOverrides } from "./overrides.ts";

/**
 * The message that a build stops with when files of an app replace nothing: they would never be imported.
 * Undefined when every file has its original. A story counts too: Storybook shows Simple's stories under every theme.
 */
export function describeOrphanedOverrides(appDir: string, simple: string): string | undefined {
  const { orphaned } = readOverrides(appDir, simple);
  return orphaned.length === 0
    ? undefined
    : `These files replace nothing in ui-simple. Give them the path of the file they replace, or move them to src/own/:\n${orphaned.map((path) => `  src/${path}`).join("\n")}`;
}
