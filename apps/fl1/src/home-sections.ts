import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Letters } from "./own/home/opening.tsx";
import { Kinds, Occasions } from "./own/occasions/occasions.tsx";

/** A florist's home: for whom and what for comes before what. */
export const ownHomeSections = {
  occasions: { View: Occasions },
  letters: { View: Letters },
  kinds: { View: Kinds },
} satisfies OwnHomeSections;
