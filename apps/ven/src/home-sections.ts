import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Index } from "./own/home/index-list.tsx";
import { SheetSection } from "./own/home/sheet-section.tsx";
import { Trucks } from "./own/home/trucks.tsx";
import { loadSheet, useSheetModel } from "./routes/home/sheet.model.ts";
import { useTrucksModel } from "./routes/home/trucks.model.ts";

/** The sections of a home on which one orders at once. */
export const ownHomeSections = {
  sheet: { load: loadSheet, useModel: useSheetModel, View: SheetSection },
  trucks: { useModel: useTrucksModel, View: Trucks },
  index: { View: Index },
} satisfies OwnHomeSections;
