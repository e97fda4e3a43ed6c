import { screens } from "@noren/contract/screens";
import { barePath } from "./paths.ts";

/** Where a URL may carry a secret or a single-use token (`place: "browser"`), up to the first parameter. */
export const secretPaths: readonly string[] = [
  ...new Set(screens.filter((screen) => "place" in screen).map(({ path }) => path.replace(/\/:.*$/, ""))),
];

const SECRET = new RegExp(`^(${secretPaths.join("|")})(/|$)`);

/** True for a path below one of them; with or without a query. */
export const isSecretPath = (path: string): boolean => SECRET.test(barePath(path));
