import { paths } from "@noren/contract/paths";
import { barePath } from "./paths.ts";
import { isSecretPath } from "./secret-paths.ts";

/** Login pages are not reported either. */
const LOGIN = [paths.login(), paths.verify()];

/** A page's path as it may be reported: without its query, except for lists; null when it must not be reported. */
export function toTrackedPath(pathname: string, search: string): string | null {
  const path = barePath(pathname);
  if (isSecretPath(path) || LOGIN.includes(path)) return null;
  // The query of a list says what the page shows.
  return path === paths.productList() ? path + search : path;
}
