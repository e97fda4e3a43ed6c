import { MaintenanceView } from "#ui/screens/maintenance/maintenance-view";
import { useAppSelector } from "../../state/hooks.ts";
import { load } from "./maintenance.load.ts";

export { load as clientLoader, load as loader };

/** Reached only while the shop is closed and the browser has been told so by a call. */
export default function MaintenanceRoute() {
  const until = useAppSelector(({ shop }) => (shop.status === "maintenance" ? shop.until : null));
  return <MaintenanceView until={until} />;
}
