/** What nobody calls. Where that should prove wrong, it is heard instead of doing nothing. */
const never = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `{ throw new Error("left out"); }`]));

/** What is called, and has nothing to do. */
const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "{}"]));

/**
 * Functions of the libraries that no page needs, by the file that they are in, with what they do instead. Each is the
 * gate of a feature: what only that feature uses goes with it.
 */
export const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "react-router/dist/production/lib/router/router.js": {
    // Forms call the API themselves: there are no actions.
    ...never("handleAction"),
    ...nothing("getUpdatedActionData", "getActionDataForCommit", "getSubmissionFromNavigation"),
    normalizeNavigateOptions: "{ return { path }; }",
    // Fetchers: a page's data are in the store.
    ...never("fetch", "getFetcher", "resetFetcher", "queueFetcherForDeletion", "getUpdatedRevalidatingFetchers"),
    ...never("getTargetedDataStrategyMatches"),
    ...nothing("markFetchRedirectsDone", "abortStaleFetchLoads"),
    // Blockers.
    ...never("updateBlocker", "getBlocker", "deleteBlocker"),
    ...nothing("shouldBlockNavigation"),
    // Scrolling is ours (`frame/scroll.tsx`).
    ...never("enableScrollRestoration"),
    ...nothing("saveScrollPosition"),
    getSavedScrollPosition: "{ return null; }",
    // All routes are known from the first page on (`routeDiscovery` of `react-router.config.ts`).
    checkFogOfWar: "{ return { active: false, matches: null }; }",
    ...never("discoverRoutes", "patchRoutes", "_internalSetRoutes"),
    // View transitions.
    ...nothing("restoreAppliedTransitions", "persistAppliedTransitions"),
    // Paths are matched by regular expressions; the router lives as long as its page.
    createDataRouteMatcher: "{ return new V6RegExMatcher(basename); }",
    ...never("dispose"),
    // Middleware is the server's; every loader that a route has runs in the browser.
    ...never("runClientMiddlewarePipeline"),
    defaultDataStrategyWithMiddleware: "{ return defaultDataStrategy(args); }",
  },
  "react-router/dist/production/lib/router/instrumentation.js": {
    ...nothing("consumeInstrumentationClientResultMetaReceiver"),
    ...never("getRouteInstrumentationUpdates", "instrumentClientSideRouter"),
  },
  "react-router/dist/production/lib/hooks.js": {
    // There is always a data router.
    ...never("useNavigateUnstable", "RSCErrorHandler"),
  },
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "{ return false; }",
    ...nothing("getPatchRoutesOnNavigationFunction", "useFogOFWarDiscovery"),
  },
  "react-router/dist/production/lib/dom/ssr/single-fetch.js": {
    // The router's own way to load: each route's loader asks the API, nobody asks this server for data.
    ...nothing("getTurboStreamSingleFetchDataStrategy"),
    // What the server's loaders answered stands in the page as it is (`page/page-tail.ts`).
    decodeViaTurboStream: "{ return Promise.resolve({ value: body }); }",
  },
  "react-router/dist/production/lib/dom/ssr/components.js": {
    // The server writes what loads the scripts (`page/page-tail.ts`).
    ...never("Scripts", "PrefetchPageLinks"),
  },
  "react-router/dist/production/lib/dom/ssr/links.js": {
    // Routes name no scripts to be loaded beforehand.
    getModuleLinkHrefs: "{ return []; }",
  },
  "react-router/dist/production/lib/dom/ssr/routes.js": {
    ...never("createClientRoutesWithHMRRevalidationOptOut", "preventInvalidServerHandlerCall", "fetchServerAction"),
    ...never("wrapShouldRevalidateForHdr"),
    ...nothing("prefetchRouteModuleChunks"),
  },
  "@reduxjs/toolkit/dist/redux-toolkit.modern.mjs": {
    // Slices are RTK Query's own: without thunks and selectors in them.
    ...never("asyncThunk", "handleThunkCaseReducerDefinition", "wrapSelector"),
  },
  "@reduxjs/toolkit/dist/query/rtk-query.modern.mjs": {
    // Nothing is polled, asked for again for the window's sake, or watched over its life in the cache.
    buildPollingHandler: "{ return () => undefined; }",
    buildCacheLifecycleHandler: "{ return () => undefined; }",
    buildWindowEventHandler: "{ return () => undefined; }",
    ...never("prefetch", "upsertQueryData", "parseWithSchema"),
    // Infinite queries: lists have pages.
    ...never("buildInfiniteQuerySelector", "buildInitiateInfiniteQuery", "fetchPage"),
    isInfiniteQueryDefinition: "{ return false; }",
  },
  "@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs": {
    ...never("usePrefetch", "buildInfiniteQueryHooks"),
    isInfiniteQueryDefinition: "{ return false; }",
  },
};
