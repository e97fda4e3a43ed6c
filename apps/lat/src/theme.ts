import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 22rem, (width > 767px) 45vw, 40vw",
  homeSections: [
    "hero",
    "taste-map",
    { alias: "blends", per: 3 },
    "roast-calendar",
    { alias: "no-grinder", per: 4 },
    { alias: "single-origins", per: 8 },
    { alias: "sweets", per: 4 },
    "seats",
    "brewing",
    { alias: "tools", per: 4 },
    "recent-products",
    "news-list",
  ],
};
