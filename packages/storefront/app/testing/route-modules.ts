import type { FunctionComponent } from "react";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps, type ServerBuild } from "react-router";
import routes from "../routes.ts";

type RouteModule = Omit<NonNullable<ServerBuild["routes"][string]>["module"], "ErrorBoundary"> & {
  ErrorBoundary?: FunctionComponent<{ error: unknown }>;
};

/** By file, as `routes.ts` names it. */
const modules = import.meta.glob<RouteModule>(["../layouts/*.route.tsx", "../screens/*/*.route.tsx"], {
  eager: true,
});

/** A route of `routes.ts` with its module. */
export interface RouteWithModule {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  module: RouteModule;
  children: RouteWithModule[];
}

function withModule({ id = "", path, index, file, children = [] }: RouteConfigEntry): RouteWithModule {
  const module = modules[`../${file}`];
  if (!module) throw new Error(`No module ${file} of the route ${id}`);
  const { ErrorBoundary } = module;
  return {
    id,
    path,
    index,
    // As React Router's compiler does.
    module: ErrorBoundary ? { ...module, ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) } : module,
    children: children.map(withModule),
  };
}

/** The routes below the root. */
export const routesWithModules: readonly RouteWithModule[] = routes.map(withModule);
