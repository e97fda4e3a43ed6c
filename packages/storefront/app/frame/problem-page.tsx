import type { Problem } from "@noren/domain/problem";
import { useShopContact } from "../state/shop-contact.ts";
import { ErrorView } from "#ui/screens/error/error-view";
import { InvalidChannelView } from "#ui/screens/invalid-channel/invalid-channel-view";
import { MaintenanceView } from "#ui/screens/maintenance/maintenance-view";
import { NotFoundView } from "#ui/screens/not-found/not-found-view";

/** [error.other-text] The page for a problem that left nothing to show. */
export function ProblemPage({ problem }: { problem: Problem }) {
  const contact = useShopContact();
  switch (problem.kind) {
    case "notFound":
    case "validation":
      return <NotFoundView />;
    case "invalidChannel":
      return <InvalidChannelView />;
    case "maintenance":
      return <MaintenanceView until={problem.until} />;
    default:
      return <ErrorView contact={contact} />;
  }
}
