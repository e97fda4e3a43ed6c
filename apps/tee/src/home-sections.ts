import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Wearers } from "./own/home/wearers.tsx";
import { When } from "./own/when/when.tsx";
import { loadWhen, useWhenModel } from "./routes/home/when.model.ts";

/** The sections of a home that asks when and who, before what. */
export const ownHomeSections = {
  when: { load: loadWhen, useModel: useWhenModel, View: When },
  wearers: { View: Wearers },
} satisfies OwnHomeSections;
