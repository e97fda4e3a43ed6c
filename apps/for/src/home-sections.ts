import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { DraftSection } from "./own/draft/draft-section.tsx";
import { Addresses } from "./own/home/addresses.tsx";
import { Bands } from "./own/home/bands.tsx";
import { Counter } from "./own/home/counter.tsx";
import { Custom } from "./own/home/custom.tsx";
import { Sides } from "./own/home/sides.tsx";
import { Occasions } from "./own/home/occasions.tsx";
import { Season } from "./own/home/season.tsx";
import { loadDraft } from "./routes/draft/draft.model.ts";
import { loadCustom, useCustomModel } from "./routes/home/custom.model.ts";
import { useHomeDraftModel } from "./routes/home/draft.model.ts";
import { useSeasonModel } from "./routes/home/season.model.ts";

/** The sections of a home that leads by occasion. */
export const ownHomeSections = {
  sides: { View: Sides },
  occasions: { View: Occasions },
  draft: { load: loadDraft, useModel: useHomeDraftModel, View: DraftSection },
  bands: { View: Bands },
  addresses: { View: Addresses },
  season: { load: loadDraft, useModel: useSeasonModel, View: Season },
  counter: { View: Counter },
  custom: { load: loadCustom, useModel: useCustomModel, View: Custom },
} satisfies OwnHomeSections;
