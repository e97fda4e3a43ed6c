/**
 * A path without query and trailing slash: `/cart/?a=1` is `/cart`, the root stays `/`. A match begins only at the first of
 * several slashes, so that the time is linear in the path.
 */
export function barePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, "").replace(/(?<!\/)\/+$/, "");
  return bare === "" ? "/" : bare;
}

/** The target of a redirect, which ends in a slash (`/login/?re=1`); links do not. */
export const withSlash = (path: string): string => path.replace(/\/?(?=\?|$)/, "/");

/** Paths that the API answers. Pages call it at their own origin [session.same-origin]. */
const API_PATH = /^\/(v1|takimoto|storage)(\/|$)|^\/public\.json$/;
export const isApiPath = (path: string): boolean => API_PATH.test(path);
