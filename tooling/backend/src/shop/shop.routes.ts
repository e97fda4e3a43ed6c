import { calls } from "@noren/contract";
import { addDays } from "../time/japan-time.ts";
import { createValidationError } from "../http/problems.ts";
import { serve } from "../context/serve.ts";
import { cardScriptSettings } from "../card/card-script.ts";
import { loadBusinessCalendar } from "./business-days.ts";
import { getColorScheme } from "./color-scheme.ts";
import { freeAreas } from "./free-areas.ts";
import { loginServiceSettings } from "./login-services.ts";
import { offeredPageSettings } from "./offered-pages.ts";
import { sellerSettings } from "./seller-settings.ts";
import { shopCopy } from "./shop.copy.ts";
import { syncShopSettings } from "./sync-shops.ts";

/** The longest period of one request. */
const MAX_DAYS = 100;

export const shopRoutes = [
  serve(calls.getEnvironment, async ({ channel }) => ({
    channel: channel.key,
    storage_url: channel.settings["SITE.STORAGE_URL"],
    version: "1",
  })),
  serve(calls.getSettings, async ({ db, channel, services, identitySandbox }) => ({
    ...channel.settings,
    ...(await syncShopSettings(db, channel)),
    ...(await loginServiceSettings(db, channel, identitySandbox)),
    ...(await offeredPageSettings(db, channel)),
    "SITE.ORIGIN": channel.origin,
    ...sellerSettings(channel),
    ...cardScriptSettings({ channel, services }),
  })),
  serve(calls.listBusinessDates, async ({ db, channel, query: { startDate, endDate } }) => {
    if (endDate < startDate) throw createValidationError({ endDate: [shopCopy.endBeforeStart] });
    if (endDate > addDays(startDate, MAX_DAYS)) throw createValidationError({ endDate: [shopCopy.tooLong(MAX_DAYS)] });
    const calendar = await loadBusinessCalendar(db, channel, startDate, endDate);
    const data = [];
    for (let day = startDate; day <= endDate; day = addDays(day, 1)) data.push(calendar(day));
    return { data };
  }),
  serve(calls.listFreeAreas, async ({ channel }) => ({ data: freeAreas(channel) })),
  serve(calls.getColorScheme, ({ db, channel }) => getColorScheme(db, channel.id)),
];
