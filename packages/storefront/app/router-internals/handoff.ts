import type { EntryContext } from "react-router";

/** URLs of the files that a page needs to hydrate. */
export interface PageScripts {
  /** The route manifest. The entry reads it when it starts, so it must be loaded first. */
  manifest: string;
  /** The page's route modules by route id. */
  routes: Readonly<Record<string, string>>;
  entry: string;
  /** What these modules import; requested together with them instead of one round trip later. */
  shared: readonly string[];
}

/** Reads the files of a page from the build's route manifest. */
export function listPageScripts({ manifest, staticHandlerContext }: EntryContext): PageScripts {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  return {
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    shared: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
  };
}

const CONTEXT = "window.__reactRouterContext";

/**
 * JavaScript function that creates the context which `HydratedRouter` reads, from React Router's settings of the build
 * (`EntryContext.serverHandoffString`). `<Scripts>` writes the same in development.
 */
export const CREATE_CONTEXT =
  `(settings)=>{${CONTEXT}=settings;${CONTEXT}.stream=new ReadableStream({start(controller){` +
  `${CONTEXT}.streamController=controller}}).pipeThrough(new TextEncoderStream())}`;

/**
 * JavaScript function that hands over the loaders' data and errors, as React Router encodes them
 * (`EntryContext.serverHandoffStream`).
 */
export const HAND_OVER_LOADER_DATA = `(encoded)=>{${CONTEXT}.streamController.enqueue(encoded);${CONTEXT}.streamController.close()}`;

/** JavaScript function that registers loaded route modules by route id. `HydratedRouter` needs them when it starts. */
export const REGISTER_ROUTE_MODULES = "(modules)=>{window.__reactRouterRouteModules=modules}";
