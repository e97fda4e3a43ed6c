import { Outlet } from "react-router";
import { PageInLayout, ProblemInLayout } from "../frame/layouts.tsx";
import { load } from "./shop.load.ts";

export { load as clientLoader, load as loader };

/** The load's answers hold for the whole visit. */
export const shouldRevalidate = () => false;

/** The bare page, for samples and for screens of an app without header and footer. */
export default function SampleLayout() {
  return (
    <PageInLayout layout="sample">
      <Outlet />
    </PageInLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemInLayout layout="sample" error={error} />;
}
