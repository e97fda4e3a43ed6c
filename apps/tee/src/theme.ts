import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 19rem, (width > 767px) 31vw, 46vw",
  filterGroups: ["categories", "attributes", "stock", "price", "brands", "makers", "tags"],
  homeSections: ["hero", "when", "wearers", { alias: "made", per: 8 }, "features", "recent-products", "news-list"],
};
