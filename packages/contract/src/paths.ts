import { encodeUrlPart } from "./encode-url-part.ts";
import { screens, type AnyScreen } from "./screens.ts";

type Value = string | number;
/** The query string of a URL with its question mark; omits null and undefined. */
export type Query = Readonly<Record<string, Value | null | undefined>> | URLSearchParams;

/** `"key"` of `/blog/:key`, `"key?"` of `/social-gift/:key?/complete`. */
type ParamName<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamName<`/${After}`>
    : Rest
  : never;
type Params<Path extends string> = {
  readonly [Name in ParamName<Path> as Name extends `${string}?` ? never : Name]: Value;
} & {
  readonly [Name in ParamName<Path> as Name extends `${infer Bare}?` ? Bare : never]?: Value;
};
type PathBuilder<Path extends string> = [ParamName<Path>] extends [never]
  ? (query?: Query) => string
  : (params: Params<Path>, query?: Query) => string;

type Paths = {
  readonly [Each in AnyScreen as Each["path"] extends "*" ? never : Uncapitalize<Each["id"]>]: PathBuilder<
    Each["path"]
  >;
};

function withQuery(path: string, query?: Query): string {
  if (!query) return path;
  const search = query instanceof URLSearchParams ? query : toSearchParams(query);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

function toSearchParams(query: Exclude<Query, URLSearchParams>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.append(name, String(value));
  return search;
}

function fillPath(pattern: string, params: Readonly<Record<string, Value | undefined>>): string {
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? "" : `/${encodeUrlPart(value)}`;
  });
}

const builderOf = (pattern: string) =>
  pattern.includes(":")
    ? (params: Record<string, Value>, query?: Query) => withQuery(fillPath(pattern, params), query)
    : (query?: Query) => withQuery(pattern, query);

/**
 * The path of every screen: `paths.cart()`, `paths.productList({ category: "gift" })`,
 * `paths.product({ key: "sencha" }, { variant: 2 })`. Paths have no trailing slash.
 */
export const paths = Object.fromEntries(
  screens.map(({ id, path }) => [id.charAt(0).toLowerCase() + id.slice(1), builderOf(path)]),
) as unknown as Paths;

/** The key of the category with a shop's gifts (decision 0168). */
export const GIFT_CATEGORY = "gift";

/** The static pages that screens link to. Each shop writes them itself. */
export const staticPages = {
  delivery: "/guide/delivery",
  externalTransmission: "/external-transmission",
  law: "/law",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** Where a browser enters a school's key. The app of a shop with `SCHOOL.KEY_GATES` has this screen. */
export const SCHOOL_KEY_PATH = "/school-key";
