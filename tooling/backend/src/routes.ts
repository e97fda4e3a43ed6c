import { callsOf } from "./http/app.ts";
import type { Route } from "./http/serve.ts";
import { shopRoutes } from "./shop/routes.ts";

/** Everything that the backend answers, one list per subject. */
export const routes: readonly Route[] = [...shopRoutes];

/** `METHOD path` of each call that is served, as `calls.tsv` spells it. */
export const implementedCalls = (): string[] => callsOf(routes);
