import type { EntryContext } from "react-router";

type Route = NonNullable<EntryContext["manifest"]["routes"][string]>;

declare global {
  interface Window {
    /** React Router's route manifest: every route with the files that it loads. */
    __reactRouterManifest?: Pick<EntryContext["manifest"], "routes">;
  }
}

/** The scripts and style sheets of routes and their parents, each URL once. */
export function listRouteFiles(ids: readonly string[]): { scripts: string[]; styles: string[] } {
  const routes = ids.flatMap((id) => routeWithParents(id));
  return {
    scripts: [...new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]))],
    styles: [...new Set(routes.flatMap(({ css = [] }) => css))],
  };
}

function routeWithParents(id: string | undefined): Route[] {
  const route = id === undefined ? undefined : window.__reactRouterManifest?.routes[id];
  return route ? [route, ...routeWithParents(route.parentId)] : [];
}
