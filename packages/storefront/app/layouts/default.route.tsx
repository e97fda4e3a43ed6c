import { Outlet } from "react-router";
import { PageInLayout, ProblemInLayout } from "../frame/layouts.tsx";
import { load } from "./shop.load.ts";

export { load as clientLoader, load as loader };

/** The load's answers hold for the whole visit. */
export const shouldRevalidate = () => false;

/** The layout of most pages. */
export default function DefaultLayout() {
  return (
    <PageInLayout layout="default">
      <Outlet />
    </PageInLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemInLayout layout="default" error={error} />;
}
