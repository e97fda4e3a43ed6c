import { createPath, type DataRouter } from "react-router";

/** Where the router is going; null where it has arrived. `useNavigation` knows it a render later. */
export function readPendingPath(): string | null {
  const { location } =
    (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter?.state.navigation ?? {};
  return location ? createPath(location) : null;
}
