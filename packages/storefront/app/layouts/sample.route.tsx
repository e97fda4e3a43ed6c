import { Outlet } from "react-router";
import { PageIn, ProblemIn } from "../frame/layouts.tsx";
import { load } from "./shop.load.ts";

export { load as clientLoader, load as loader };

/** The load's answers hold for the whole visit. */
export const shouldRevalidate = () => false;

/** The bare page, for samples and for screens of an app without header and footer. */
export default function SampleLayout() {
  return (
    <PageIn layout="sample">
      <Outlet />
    </PageIn>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ProblemIn layout="sample" error={error} />;
}
