import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Wearers } from "./own/home/wearers.tsx";
import { When } from "./own/when/when.tsx";

/** The sections of a home that asks when and who, before what. */
export const ownHomeSections = {
  when: { View: When },
  wearers: { View: Wearers },
} satisfies OwnHomeSections;
