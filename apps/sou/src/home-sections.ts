import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";
import { Care } from "./own/home/care.tsx";
import { Feel } from "./own/home/feel.tsx";
import { Makers } from "./own/home/makers.tsx";
import { TodaysTray } from "./own/home/todays-tray.tsx";
import { loadMakers, useMakersModel } from "./routes/home/makers.model.ts";
import { loadTray, useTrayModel } from "./routes/home/tray.model.ts";

/** The sections of a home that leads to pieces and to those who made them. */
export const ownHomeSections = {
  tray: { load: loadTray, useModel: useTrayModel, View: TodaysTray },
  makers: { load: loadMakers, useModel: useMakersModel, View: Makers },
  feel: { View: Feel },
  care: { View: Care },
} satisfies OwnHomeSections;
