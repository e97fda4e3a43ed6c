import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 767px) 50vw, 100vw",
  homeSections: ["hero", "years", { alias: "three", per: 3 }, "workshop", "repair", "recent-products", "news-list"],
};
