import { readOverrides } from "./overrides.ts";

/**
 * Returns the build's error message about files of an app that replace nothing and so would never be imported, or
 * undefined when every file has an original. Stories count too: Storybook shows Simple's stories under every theme.
 */
export function describeOrphanedOverrides(appDir: string, simple: string): string | undefined {
  const { orphaned } = readOverrides(appDir, simple);
  return orphaned.length === 0
    ? undefined
    : `These files replace nothing in ui-simple. Give them the path of the file they replace, or move them to src/own/:\n${orphaned.map((path) => `  src/${path}`).join("\n")}`;
}
