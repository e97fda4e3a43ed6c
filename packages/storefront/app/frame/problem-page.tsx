import type { Problem } from "@noren/domain/problem";
import { useShopContact } from "../state/shop-contact.ts";
import { ErrorView } from "#ui/screens/error/error-view";
import { InvalidChannelView } from "#ui/screens/invalid-channel/invalid-channel-view";
import { MaintenanceView } from "#ui/screens/maintenance/maintenance-view";
import { NotFoundView } from "#ui/screens/not-found/not-found-view";
import { notFoundCopy } from "#ui/screens/not-found/not-found.copy";
import { PageHead } from "./page-head.tsx";

/** [error.other-text] The page for a problem that left nothing to show. */
export function ProblemPage({ problem }: { problem: Problem }) {
  const contact = useShopContact();
  switch (problem.kind) {
    case "notFound":
    case "validation":
      return (
        <>
          <PageHead title={notFoundCopy.title} isPrivate />
          <NotFoundView />
        </>
      );
    case "invalidChannel":
      return <InvalidChannelView />;
    case "maintenance":
      return <MaintenanceView until={problem.until} />;
    default:
      return <ErrorView contact={contact} />;
  }
}
