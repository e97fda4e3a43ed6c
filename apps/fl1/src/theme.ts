import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<keyof typeof ownHomeSections> = {
  ...simple,
  gridSizes: "(width > 1023px) 22rem, (width > 767px) 30vw, 45vw",
  homeSections: [
    "hero",
    "occasions",
    "newest",
    "letters",
    "kinds",
    { alias: "ranking", per: 8 },
    { alias: "seasonal", per: 4 },
    { alias: "gift", per: 4 },
    "news-list",
  ],
};
