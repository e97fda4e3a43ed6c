import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { HomeYears } from "./own/home/home-years.tsx";
import { Repair } from "./own/home/repair.tsx";
import { Workshop } from "./own/home/workshop.tsx";
import { loadYears, useYearsModel } from "./routes/home/years.model.ts";

/** The sections of a home that is read like a story: a bag that grows older, who makes it, how it is mended. */
export const ownHomeSections = {
  years: { load: loadYears, useModel: useYearsModel, View: HomeYears },
  workshop: { View: Workshop },
  repair: { View: Repair },
} satisfies OwnHomeSections;
