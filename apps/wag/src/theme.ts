import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 15rem, (width > 767px) 28vw, 44vw",
  filterGroups: ["categories", "attributes", "stock", "brands", "makers", "tags", "price"],
  homeSections: [
    "today",
    "eat-day",
    "next-counters",
    "gifts",
    { alias: "long", per: 4 },
    "keeping",
    "recent-products",
    "news-list",
  ],
};
