/** Where the specification sends people. */
export const HOME = "/";
/** [home.anonymous-and-member] The logged-in home. */
export const MEMBER_HOME = "/ec/";
export const LOGIN = "/login/";
export const VERIFY = "/verify/";
export const CART = "/cart/";
export const MAINTENANCE = "/maintenance/";
/** The shop's page that says what is sent to whom else. */
export const EXTERNAL_TRANSMISSION = "/external-transmission";

/** A path without query and trailing slash: `/cart/?a=1` is `/cart`, the root stays `/`. */
export function barePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, "").replace(/\/+$/, "");
  return bare === "" ? HOME : bare;
}

/** What belongs to the API; the pages ask for it at their own address [session.same-origin]. */
const API_PATH = /^\/(v1|takimoto|storage)(\/|$)|^\/public\.json$/;
export const isApiPath = (path: string): boolean => API_PATH.test(path);
