import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  // What a term needs comes first.
  homeSections: [
    "hero",
    "category-tiles",
    { alias: "seasonal", per: 4 },
    "school-key",
    "newest",
    { alias: "ranking", per: 8 },
    { alias: "gift", per: 4 },
    "features",
    "news-list",
  ],
};
