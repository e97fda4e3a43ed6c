import { maintenanceMessageOf, type Problem } from "@noren/domain/problem";
import { useShopContact } from "../state/shop-contact.ts";
import { ErrorView } from "#ui/screens/error/error-view";
import { InvalidChannelView } from "#ui/screens/invalid-channel/invalid-channel-view";
import { LateNotFound } from "./late-not-found.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";
import { PageHead } from "./page-head.tsx";
import { problemPageCopy as copy } from "./problem-page.copy.ts";

/** [error.other-text] The page for a problem that left nothing to show. */
export function ProblemPage({ problem }: { problem: Problem }) {
  const contact = useShopContact();
  switch (problem.kind) {
    case "notFound":
    case "validation":
      return (
        <>
          <PageHead title={copy.notFoundTitle} isPrivate />
          <LateNotFound />
        </>
      );
    case "invalidChannel":
      return <InvalidChannelView />;
    case "maintenance":
      return <MaintenancePage until={problem.until} message={maintenanceMessageOf(problem)} />;
    default:
      return <ErrorView contact={contact} />;
  }
}
