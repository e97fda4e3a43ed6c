import type { Settings } from "@noren/contract";

/** The page of blocks that the shop shows as its home: a landing page by its slug, or a page layout by its name. */
export interface HomeComposition {
  kind: "landing" | "layout";
  name: string;
}

/** [settings.drive-behaviour] What replaces the theme's home; null for the theme's. A landing page precedes a layout. */
export function findHomeComposition(settings: Settings): HomeComposition | null {
  const slug = settings["SITE.TOP_LP"];
  if (slug !== null) return { kind: "landing", name: slug };
  const name = settings["SITE.HOME_LAYOUT"] ?? null;
  return name === null ? null : { kind: "layout", name };
}
