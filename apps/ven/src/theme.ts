import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "56px",
  homeSections: ["sheet", "trucks", "news-list", "index", { alias: "ranking", per: 10 }],
};
