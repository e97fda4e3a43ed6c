import { Outlet } from "react-router";
import { PageIn, ProblemIn } from "../frame/layouts.tsx";

/** The bare page: header and footer need the API, which is closed. */
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
