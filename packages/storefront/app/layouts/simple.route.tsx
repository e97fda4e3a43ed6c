import { Outlet } from "react-router";
import { PageInLayout, ProblemInLayout } from "../frame/layouts.tsx";
import { load } from "./shop.load.ts";

export { load as clientLoader, load as loader };

/** The load's answers hold for the whole visit. */
export const shouldRevalidate = () => false;

/** The layout without navigation, for checkout and login. */
export default function SimpleLayout() {
  return (
    <PageInLayout layout="simple">
      <Outlet />
    </PageInLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemInLayout layout="simple" error={error} />;
}
