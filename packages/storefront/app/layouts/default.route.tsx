import { Outlet } from "react-router";
import { PageInLayout, ProblemInLayout } from "../frame/layouts.tsx";
import { importAreas } from "../frame/late-areas.tsx";
import { layoutLoad, type RouteArgs } from "../load/screen-load.ts";
import { load as clientLoader } from "./shop.load.ts";

export { clientLoader };

/** Also fetches the page's areas. In the browser they fetch their own data, because this load runs once per visit. */
export const loader = async (args: RouteArgs & { pattern: string }): Promise<null> => {
  const loadAreas = layoutLoad(async (context) => (await importAreas()).prefetchAreas(context, args.pattern));
  await Promise.all([clientLoader(args), loadAreas(args)]);
  return null;
};

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
