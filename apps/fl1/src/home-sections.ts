import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Letters } from "./own/home/opening.tsx";
import { Kinds, Occasions } from "./own/occasions/occasions.tsx";

/** The sections of a florist's home: recipients and occasions come before products. */
export const ownHomeSections = {
  occasions: { View: Occasions },
  letters: { View: Letters },
  kinds: { View: Kinds },
} satisfies OwnHomeSections;
