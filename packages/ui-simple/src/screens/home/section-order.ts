import { theme } from "#ui/theme";
import type { HomeSection } from "#ui/theme.props";

/** The sections of the home, in order: those of the theme, or Simple's. */
export const sectionOrder: readonly HomeSection[] = theme.homeSections ?? [
  "hero",
  "newest",
  "category-tiles",
  "features",
  { alias: "ranking", per: 8 },
  { alias: "seasonal", per: 4 },
  { alias: "gift", per: 4 },
  { alias: "craft", per: 4 },
  "recent-products",
  "news-list",
  "calendar",
];
