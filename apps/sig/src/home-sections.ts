import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { HomeYears } from "./own/home/home-years.tsx";
import { Repair } from "./own/home/repair.tsx";
import { Workshop } from "./own/home/workshop.tsx";
import { loadYears, useYearsModel } from "./routes/home/years.model.ts";

/** The home's own sections: a bag after years of use, the workshop, and what is repaired. */
export const ownHomeSections = {
  years: { load: loadYears, useModel: useYearsModel, View: HomeYears },
  workshop: { View: Workshop },
  repair: { View: Repair },
} satisfies OwnHomeSections;
