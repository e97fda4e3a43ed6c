import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Addresses } from "./own/home/addresses.tsx";
import { Bands } from "./own/home/bands.tsx";
import { Counter } from "./own/home/counter.tsx";
import { Custom } from "./own/home/custom.tsx";
import { Sides } from "./own/home/sides.tsx";
import { Occasions } from "./own/home/occasions.tsx";
import { Season } from "./own/home/season.tsx";
import { loadPackingChoices } from "./routes/draft/load-packing-choices.ts";
import { loadCustom, useCustomModel } from "./routes/home/custom.model.ts";
import { LateHomeDraft, loadHomeDraft } from "./routes/home/late-home-draft.tsx";
import { useSeasonModel } from "./routes/home/season.model.ts";

/** The sections of a home that leads by occasion. */
export const ownHomeSections = {
  sides: { View: Sides },
  occasions: { View: Occasions },
  draft: { load: loadHomeDraft, View: LateHomeDraft },
  bands: { View: Bands },
  addresses: { View: Addresses },
  season: { load: loadPackingChoices, useModel: useSeasonModel, View: Season },
  counter: { View: Counter },
  custom: { load: loadCustom, useModel: useCustomModel, View: Custom },
} satisfies OwnHomeSections;
