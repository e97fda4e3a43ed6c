import { paths } from "@noren/contract/paths";
import { barePath } from "./paths.ts";

/** Pages whose address may hold what proves who somebody is: a mailed token, an order's or a gift's. */
const SECRET = /^\/(orders|reminder|verify|oauth|login|login_sync|social-gift)(\/|$)/;

/** A page's address as others may hear of it: without its query, but for lists; null where nobody may. */
export function trackedPath(pathname: string, search: string): string | null {
  const path = barePath(pathname);
  if (SECRET.test(path)) return null;
  // The query of a list says what the page shows.
  return path === paths.productList() ? path + search : path;
}
