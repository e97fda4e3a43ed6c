import { Outlet } from "react-router";
import { AccountLayout as AccountLayoutView } from "#ui/layouts/account-layout";
import { useAccountNavModel } from "../frame/account-nav.model.ts";
import { ProblemPage } from "../frame/problem-page.tsx";
import { problemOf } from "../problem/problem-response.ts";
import { isMissingResource } from "../state/use-missing.ts";

/** The layout of my page's screens, inside the layout of most pages. */
export default function AccountLayout() {
  return (
    <AccountLayoutView nav={useAccountNavModel()}>
      <Outlet />
    </AccountLayoutView>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const nav = useAccountNavModel();
  const problem = problemOf(error);
  const page = <ProblemPage problem={problem} />;
  // The not-found page has the navigation by itself, because below my page it also shows for URLs without a screen.
  return isMissingResource(problem) ? page : <AccountLayoutView nav={nav}>{page}</AccountLayoutView>;
}
