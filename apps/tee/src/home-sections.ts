import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Doors } from "./own/home/doors.tsx";
import { When } from "./own/when/when.tsx";

/** The sections of a home that asks when and who, before what. */
export const ownHomeSections = {
  when: { View: When },
  doors: { View: Doors },
} satisfies OwnHomeSections;
