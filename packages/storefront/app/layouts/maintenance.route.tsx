import { Outlet } from "react-router";
import { PageInLayout, ProblemInLayout } from "../frame/layouts.tsx";

/** The bare page: header and footer need the API, which is closed. */
export default function MaintenanceLayout() {
  return (
    <PageInLayout layout="maintenance">
      <Outlet />
    </PageInLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemInLayout layout="maintenance" error={error} />;
}
