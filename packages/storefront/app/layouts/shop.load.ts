import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { layoutLoad } from "../load/screen-load.ts";

/** Prefetches what every page of the shop needs. */
export const load = layoutLoad(async ({ prefetch, prefetchOptional }) => {
  await Promise.all([
    prefetch(shop.endpoints.getSettings, undefined),
    prefetchOptional(catalogue.endpoints.listCategories, "products"),
    prefetchOptional(shop.endpoints.listMessages, undefined),
    prefetchOptional(shop.endpoints.listStaticPageUrls, undefined),
  ]);
});
