import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { layoutLoad } from "../load/screen-load.ts";

/** What every page of the shop needs, whatever it shows. */
export const load = layoutLoad(async ({ ask, askBeside }) => {
  await Promise.all([
    ask(shop.endpoints.getSettings, undefined),
    askBeside(catalogue.endpoints.listCategories, "products"),
    askBeside(shop.endpoints.listMessages, undefined),
    askBeside(shop.endpoints.listStaticPageUrls, undefined),
  ]);
});
