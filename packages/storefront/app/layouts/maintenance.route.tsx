import { Outlet } from "react-router";
import { PageIn, ProblemIn } from "../frame/layouts.tsx";

/** Nothing but the page: what surrounds it elsewhere comes from the API, which is closed. */
export default function MaintenanceLayout() {
  return (
    <PageIn layout="maintenance">
      <Outlet />
    </PageIn>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemIn layout="maintenance" error={error} />;
}
