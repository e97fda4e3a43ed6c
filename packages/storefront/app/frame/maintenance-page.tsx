import { MaintenanceView } from "#ui/screens/maintenance/maintenance-view";
import { maintenanceCopy } from "#ui/screens/maintenance/maintenance.copy";

interface MaintenancePageProps {
  until: string | null;
  /** What the API answered; "" for nothing. */
  message: string;
}

/** [maintenance.redirect] The closed shop's page. A shop without an own text answers the heading's, which is not repeated. */
export function MaintenancePage({ until, message }: MaintenancePageProps) {
  return <MaintenanceView until={until} message={message === maintenanceCopy.text ? "" : message} />;
}
