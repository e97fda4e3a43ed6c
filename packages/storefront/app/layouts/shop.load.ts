import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { isLoginRequired } from "@noren/contract/settings";
import { layoutLoad } from "../load/screen-load.ts";

/** Prefetches what every page of the shop needs. */
export const load = layoutLoad(async ({ prefetch, prefetchOptional }) => {
  const loadCategories = async () => {
    // A members' shop refuses categories to guests, and the server renders every page as for a guest.
    if (isLoginRequired(await prefetch(shop.endpoints.getSettings, undefined))) return;
    await prefetchOptional(catalogue.endpoints.listCategories, "products");
  };
  await Promise.all([
    loadCategories(),
    prefetchOptional(shop.endpoints.listMessages, undefined),
    prefetchOptional(shop.endpoints.listStaticPageUrls, undefined),
    // Only the server writes the colours into the page.
    import.meta.env.SSR &&
      import("@noren/api/endpoints/color-scheme").then(({ colorScheme }) =>
        prefetchOptional(colorScheme.endpoints.getColorScheme, undefined),
      ),
  ]);
});
