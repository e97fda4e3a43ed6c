import { type ComponentType, lazy, Suspense } from "react";

const load = () => import("./not-found-page.tsx");

/** `renderToString` does not wait for a lazy component, and a page that exists does not load it. */
const NotFoundPage: ComponentType = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The not-found page, whose code loads when it is shown. */
export function LateNotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
