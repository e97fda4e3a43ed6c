import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 14rem, (width > 767px) 24vw, 45vw",
  listView: "list",
  filterGroups: ["categories", "attributes", "stock", "price", "brands", "makers", "tags"],
  homeSections: [
    "category-directory",
    "again",
    "measure",
    { alias: "today", per: 6 },
    { alias: "ranking", per: 6 },
    { alias: "rank-storage", per: 5 },
    { alias: "rank-kitchen", per: 5 },
    { alias: "rank-office", per: 5 },
    { alias: "bundle", per: 4 },
    "news-list",
    "calendar",
  ],
};
