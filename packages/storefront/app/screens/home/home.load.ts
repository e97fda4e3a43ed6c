import { catalogue } from "@noren/api/endpoints/catalogue";
import { news } from "@noren/api/endpoints/news";
import { shop } from "@noren/api/endpoints/shop";
import { calendarRange } from "../../load/calendar-range.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { COLLECTIONS, collectionQuery, FEATURE_AREA, HERO_AREA, NEWEST, NEWS } from "./home.queries.ts";

/** A home page without its collections is still one: nothing of it is worth an error page. */
export const load = screenLoad("Home", async ({ askBeside }) => {
  await Promise.all([
    askBeside(shop.endpoints.listBanners, HERO_AREA),
    askBeside(shop.endpoints.listBanners, FEATURE_AREA),
    askBeside(news.endpoints.listNews, NEWS),
    askBeside(shop.endpoints.listBusinessDates, calendarRange(Date.now()).range),
    askBeside(catalogue.endpoints.listProducts, NEWEST),
    ...COLLECTIONS.map((alias) => askBeside(shop.endpoints.getCollection, collectionQuery(alias))),
  ]);
});
