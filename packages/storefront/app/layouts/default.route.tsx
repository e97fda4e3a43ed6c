import { Outlet } from "react-router";
import { PageIn, ProblemIn } from "../frame/layouts.tsx";
import { load } from "./shop.load.ts";

export { load as clientLoader, load as loader };

/** The load's answers hold for the whole visit. */
export const shouldRevalidate = () => false;

/** The layout of most pages. */
export default function DefaultLayout() {
  return (
    <PageIn layout="default">
      <Outlet />
    </PageIn>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemIn layout="default" error={error} />;
}
