import { type ComponentType, lazy } from "react";

const load = async () => (await import("./load-not-found.ts")).loadNotFound();

/**
 * The not-found page, whose code loads when it is shown; a page that exists does not load it, and `renderToString` does not
 * wait for a lazy component. A boundary around it would empty the page for 300 ms at least, which is React's minimum for a
 * fallback. Without one the page stays as it is until the code has loaded, because the router renders in transitions.
 */
export const LateNotFound: ComponentType = import.meta.env.SSR ? (await load()).default : lazy(load);
