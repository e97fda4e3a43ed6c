import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 20rem, (width > 767px) 28vw, 44vw",
  filterGroups: ["attributes", "categories", "price", "stock", "brands", "makers", "tags"],
  homeSections: [
    "hero",
    "sides",
    "occasions",
    "draft",
    "bands",
    { alias: "standard", per: 6 },
    "addresses",
    "season",
    "counter",
    "custom",
    "recent-products",
    "news-list",
  ],
};
