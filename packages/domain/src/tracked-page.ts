import { barePath } from "./paths.ts";

/** Pages whose address may hold what proves who somebody is: a mailed token, an order's or a gift's. */
const SECRET = /^\/(orders|reminder|verify|oauth|login|login_sync|social-gift)(\/|$)/;
/** The one page whose query says what it shows. */
const LIST = "/product";

/** A page's address as others may hear of it: without its query, but for lists; null where nobody may. */
export function trackedPath(pathname: string, search: string): string | null {
  const path = barePath(pathname);
  if (SECRET.test(path)) return null;
  return path === LIST ? path + search : path;
}
