import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Brewing } from "./own/brewing/brewing.tsx";
import { RoastCalendar } from "./own/roast/roast-calendar.tsx";
import { Seats } from "./own/home/seats.tsx";
import { TasteMap } from "./own/taste-map/taste-map.tsx";
import { loadTasteMap, useTasteMapModel } from "./routes/home/taste-map.model.ts";

/** The sections of a roaster's home besides its products. */
export const ownHomeSections = {
  "taste-map": { load: loadTasteMap, useModel: useTasteMapModel, View: TasteMap },
  "roast-calendar": { View: RoastCalendar },
  seats: { View: Seats },
  brewing: { View: Brewing },
} satisfies OwnHomeSections;
