import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { EatDay } from "./own/eat-day/eat-day.tsx";
import { Gifts } from "./own/home/gifts.tsx";
import { KeepingTable } from "./own/home/keeping-table.tsx";
import { NextCounters } from "./own/home/next-counters.tsx";
import { Today } from "./own/home/today.tsx";
import { loadEatDay, useEatDayModel } from "./routes/home/eat-day.model.ts";
import { loadSweets, useSweetsModel } from "./routes/home/sweets.model.ts";

/** The sections of a home that follows the solar terms. */
export const ownHomeSections = {
  today: { load: loadSweets, useModel: useSweetsModel, View: Today },
  "eat-day": { load: loadEatDay, useModel: useEatDayModel, View: EatDay },
  "next-counters": { load: loadSweets, useModel: useSweetsModel, View: NextCounters },
  gifts: { View: Gifts },
  keeping: { View: KeepingTable },
} satisfies OwnHomeSections;
