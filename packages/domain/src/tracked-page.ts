import { paths } from "@noren/contract/paths";
import { barePath } from "./paths.ts";
import { isSecretPath } from "./secret-paths.ts";

/** A login and its steps concern nobody else either. */
const LOGIN = [paths.login(), paths.verify()];

/** A page's address as others may hear of it: without its query, but for lists; null where nobody may. */
export function trackedPath(pathname: string, search: string): string | null {
  const path = barePath(pathname);
  if (isSecretPath(path) || LOGIN.includes(path)) return null;
  // The query of a list says what the page shows.
  return path === paths.productList() ? path + search : path;
}
