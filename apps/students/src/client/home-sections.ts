import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { KeyBand } from "../own/home/key-band.tsx";

/** The campus co-op leads to what only its members see. */
export const ownHomeSections = {
  "school-key": { View: KeyBand },
} satisfies OwnHomeSections;
