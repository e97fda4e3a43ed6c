import { shop } from "@noren/api/endpoints/shop";
import { afterMaintenance } from "@noren/domain/return-address";
import { replace } from "react-router";
import { MaintenanceView } from "#ui/screens/maintenance/maintenance-view";
import { screenLoad } from "../../load/screen-load.ts";
import { useAppSelector } from "../../state/hooks.ts";

/**
 * Asks whether the shop is closed still. On the server a closed shop answers 503 with the page [routes.catch-all];
 * an open one sends the visitor back to where they were, so that a shop that is back needs nobody to tell.
 * A closed shop still answers its settings, for its name and theme; its messages it does not.
 */
const load = screenLoad("Maintenance", async ({ prefetch, url }) => {
  if (!import.meta.env.SSR) return;
  await prefetch(shop.endpoints.listMessages, undefined);
  throw replace(afterMaintenance(url.searchParams));
});

export { load as clientLoader, load as loader };

/** Reached only while the shop is closed and the browser has been told so by a call. */
export default function MaintenanceRoute() {
  const until = useAppSelector(({ shop }) => (shop.status === "maintenance" ? shop.until : null));
  return <MaintenanceView until={until} />;
}
