import { catalogue } from "@noren/api/endpoints/catalogue";
import { maker } from "@noren/api/endpoints/maker";
import { search } from "@noren/api/endpoints/search";
import { shop } from "@noren/api/endpoints/shop";
import { tag } from "@noren/api/endpoints/tag";
import type { ProductFacets } from "@noren/contract";
import { notFoundProblem } from "@noren/domain/problem";
import type { AttributeFilter, ProductFilter } from "#ui/screens/product-list/product-list.props";
import { replace } from "react-router";
import { fetchIfPublished } from "../../load/fetch-if-published.ts";
import { POPULAR } from "../../load/popular.ts";
import { listPath, parseFilter, toProductQuery } from "../../load/list-filter.ts";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { type LoadContext, screenLoad } from "../../load/screen-load.ts";
import { findThrownProblem, toProblemResponse } from "../../problem/problem-response.ts";
import { isOnlyWord, findCategoryPath } from "./product-list.model.ts";
import { pagesAfter, parseLastPage } from "./more-pages.ts";
import { isUnreachable } from "./unreachable-list.ts";
import { isTagLocked } from "./tag-lock.ts";

/**
 * Fetches the list of the URL. A page beyond the last redirects to the last, an unknown category is a 404, and a tag that
 * needs a password is a page that asks for it (decision 0460).
 */
export const load = screenLoad("ProductList", async (context) => {
  const { prefetch, prefetchOptional, url } = context;
  const { searchParams } = url;
  const filter = parseFilter(searchParams);
  const page = parsePage(searchParams);
  const [list] = await Promise.all([
    prefetch(catalogue.endpoints.listProducts, toProductQuery(filter, page)).catch(passUnshown),
    ...pagesAfter(page, parseLastPage(searchParams, page)).map((further) => loadFurther(context, filter, further)),
    filter.is_comparing && loadCompared({ prefetch }, filter.compare),
    filter.maker && prefetchOptional(maker.endpoints.listMakers, undefined),
    filter.tag && prefetchOptional(tag.endpoints.listTags, undefined),
  ]);
  // The page keeps the list that it shows.
  if (list === "unreachable") return;
  if (list === "locked") {
    // The page shows the tag and asks for its password.
    await prefetch(tag.endpoints.listTags, undefined);
    return;
  }
  const last = lastPageIfBeyond({ ...list, page });
  if (last !== null) throw replace(listPath(filter, last));
  if (filter.category && list.data.length === 0 && !(await isCategoryKnown(prefetch, filter.category))) {
    throw toProblemResponse(notFoundProblem);
  }
  const unlisted = filter.compare.filter((key) => !list.data.some((product) => product.key === key));
  // A comparison has loaded its products above.
  if (!filter.is_comparing)
    await Promise.all(unlisted.map((key) => prefetchOptional(catalogue.endpoints.getProduct, key)));
  if (list.data.length > 0) return;
  const known = withKnownAttributes(filter, list.facets);
  if (known.attributes.length < filter.attributes.length) throw replace(listPath(known));
  await Promise.all([
    prefetchOptional(shop.endpoints.getCollection, POPULAR),
    isOnlyWord(filter) && prefetchOptional(search.endpoints.suggest, filter.word),
  ]);
});

/**
 * Loads a further page of a list that grew; without it the list is shorter. The browser waits for it, so that on the way back
 * the list is as long as the shopper left it.
 */
async function loadFurther(
  { prefetch, prefetchOptional }: Pick<LoadContext, "prefetch" | "prefetchOptional">,
  filter: ProductFilter,
  page: number,
): Promise<void> {
  const query = toProductQuery(filter, page);
  if (import.meta.env.SSR) await prefetchOptional(catalogue.endpoints.listProducts, query);
  else await prefetch(catalogue.endpoints.listProducts, query).catch(() => undefined);
}

/** Loads the products of a comparison, except those that fail. @throws the problem if none can be compared */
async function loadCompared(context: Pick<LoadContext, "prefetch">, keys: readonly string[]): Promise<void> {
  const loads = keys.map((key) => fetchIfPublished(context, catalogue.endpoints.getProduct, key));
  const results = await Promise.allSettled(loads);
  const failed = results.find((result) => result.status === "rejected");
  const isAnyLoaded = results.some((result) => result.status === "fulfilled" && result.value !== null);
  if (failed && !isAnyLoaded) throw failed.reason;
}

/** The filter without the attributes that the shop does not offer, such as those of an outdated link. */
function withKnownAttributes(filter: ProductFilter, { attributes = [] }: ProductFacets): ProductFilter {
  const isKnown = ({ key, choices }: AttributeFilter) => {
    const facet = attributes.find((each) => each.key === key);
    return choices.length > 0 ? facet?.choices.some((each) => choices.includes(each.key)) : facet?.range;
  };
  return { ...filter, attributes: filter.attributes.filter(isKnown) };
}

/** Why there is no list: its tag needs a password, or the browser has no connection. @throws any other problem */
function passUnshown(thrown: unknown): "locked" | "unreachable" {
  const problem = findThrownProblem(thrown);
  if (isTagLocked(problem)) return "locked";
  if (!import.meta.env.SSR && isUnreachable(problem)) return "unreachable";
  throw thrown;
}

/** Whether the category exists. A backend may answer an unknown one with an empty list instead of a 404. */
async function isCategoryKnown(prefetch: LoadContext["prefetch"], key: string): Promise<boolean> {
  const tree = await prefetch(catalogue.endpoints.listCategories, "products").catch(() => null);
  return tree === null || findCategoryPath(tree.data, key).length > 0;
}
