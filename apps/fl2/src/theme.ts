import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  filterGroups: ["attributes", "categories", "stock", "price", "brands", "makers", "tags"],
  homeSections: [
    "hero",
    "spot-finder",
    { alias: "hardest", per: 4 },
    { alias: "this-month", per: 4 },
    "by-height",
    { alias: "pet-safe", per: 4 },
    { alias: "pots", per: 4 },
    "greenhouse",
    "travel",
    "recent-products",
    "news-list",
  ],
};
