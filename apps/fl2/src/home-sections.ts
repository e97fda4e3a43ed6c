import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { ByHeight } from "./own/home/by-height.tsx";
import { Greenhouse } from "./own/home/greenhouse.tsx";
import { Travel } from "./own/home/travel.tsx";
import { SpotFinder } from "./own/spot/spot-finder.tsx";
import { loadHeights, useHeightsModel } from "./routes/home/heights.model.ts";
import { loadSpotFinder, useSpotFinderModel } from "./routes/home/spot-finder.model.ts";

/** The home's own sections: the plan of the flat, the plants by their height, pictures, and how plants travel. */
export const ownHomeSections = {
  "spot-finder": { load: loadSpotFinder, useModel: useSpotFinderModel, View: SpotFinder },
  "by-height": { load: loadHeights, useModel: useHeightsModel, View: ByHeight },
  greenhouse: { View: Greenhouse },
  travel: { View: Travel },
} satisfies OwnHomeSections;
