import { screens } from "@noren/contract/screens";
import { toKebabCase } from "../screens.ts";

/** The layout of pages without their own, and of screens that only one app has. */
const DEFAULT_PAGE = "default";

/**
 * The name of the layout around a page: its screen in kebab case, and after a dot the category of a list
 * (`product-list.gift`). The API falls back to the name before the dot, then to `default`.
 */
function toAreaPage(id: string | undefined, search: URLSearchParams): string {
  if (id === undefined) return DEFAULT_PAGE;
  const category = id === "ProductList" ? search.get("category") : null;
  return [toKebabCase(id), ...(category ? [category] : [])].join(".");
}

/** The layout of a page by the id of its route. */
export const areaPageOfRoute = (routeId: string | undefined, search: URLSearchParams): string =>
  toAreaPage(screens.find(({ id }) => id === routeId)?.id, search);

/** The layout of a page by the pattern of its route, which React Router writes without the first slash. */
export const areaPageOfPattern = (pattern: string, search: URLSearchParams): string =>
  toAreaPage(screens.find(({ path }) => path === pattern || path === `/${pattern}`)?.id, search);
