import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { screenLoad } from "../load/screen-load.ts";

/** What every page of the shop needs, whatever it shows. */
export const load = screenLoad("layout", async ({ ask, askBeside }) => {
  await Promise.all([
    ask(shop.endpoints.getSettings, undefined),
    askBeside(catalogue.endpoints.listCategories, "products"),
    askBeside(shop.endpoints.listMessages, undefined),
    askBeside(shop.endpoints.listStaticPageUrls, undefined),
  ]);
});
