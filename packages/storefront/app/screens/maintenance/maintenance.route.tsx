import { shop } from "@noren/api/endpoints/shop";
import { afterMaintenance } from "@noren/domain/return-path";
import { replace } from "react-router";
import { MaintenancePage } from "../../frame/maintenance-page.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useAppSelector } from "../../state/hooks.ts";

/**
 * Checks on the server whether the shop is still closed: a closed shop answers 503 with the page [routes.catch-all], an
 * open one redirects to where the visitor was. The API answers settings during maintenance, for name and theme, so the
 * check uses the messages.
 */
const load = screenLoad("Maintenance", async ({ prefetch, url }) => {
  if (!import.meta.env.SSR) return;
  await prefetch(shop.endpoints.listMessages, undefined);
  throw replace(afterMaintenance(url.searchParams));
});

export { load as clientLoader, load as loader };

const UNKNOWN = { until: null, message: "" };

/** Shown in the browser only after a call met the maintenance. */
export default function MaintenanceRoute() {
  const { until, message } = useAppSelector(({ shop }) => (shop.status === "maintenance" ? shop : UNKNOWN));
  return <MaintenancePage until={until} message={message} />;
}
