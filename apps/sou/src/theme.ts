import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";
import { titlesCopy as titles } from "./own/home/titles.copy.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 20rem, (width > 767px) 30vw, 45vw",
  // Its brands are the makers.
  filterGroups: ["categories", { name: "brands", title: titles.makers }, "attributes", "stock", "tags", "price"],
  homeSections: [
    "hero",
    "tray",
    "makers",
    "feel",
    "care",
    { alias: "arrived", per: 6 },
    "recent-products",
    "news-list",
  ],
};
