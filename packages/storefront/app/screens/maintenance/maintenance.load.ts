import { shop } from "@noren/api/endpoints/shop";
import { afterMaintenance } from "@noren/domain/return-address";
import { replace } from "react-router";
import { screenLoad } from "../../load/screen-load.ts";

/**
 * Asks whether the shop is closed still. On the server a closed shop answers 503 with the page [routes.catch-all];
 * an open one sends the visitor back to where they were, so that a shop that is back needs nobody to tell.
 * A closed shop still answers its settings, for its name and theme; its messages it does not.
 */
export const load = screenLoad("Maintenance", async ({ ask, url }) => {
  if (!import.meta.env.SSR) return;
  await ask(shop.endpoints.listMessages, undefined);
  throw replace(afterMaintenance(url.searchParams));
});
