import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Again } from "./own/again/again.tsx";
import { CategoryDirectory } from "./own/home/category-directory.tsx";
import { MeasureSearch } from "./own/measure/measure-search.tsx";
import { useAgainModel } from "./routes/home/again.model.ts";

/** The categories with their numbers, the last order, and the search by measures. */
export const ownHomeSections = {
  "category-directory": { View: CategoryDirectory },
  again: { useModel: useAgainModel, View: Again },
  measure: { View: MeasureSearch },
} satisfies OwnHomeSections;
