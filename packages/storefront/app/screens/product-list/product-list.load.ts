import { catalogue } from "@noren/api/endpoints/catalogue";
import { maker } from "@noren/api/endpoints/maker";
import { search } from "@noren/api/endpoints/search";
import { shop } from "@noren/api/endpoints/shop";
import { tag } from "@noren/api/endpoints/tag";
import { notFoundProblem } from "@noren/domain/problem";
import { replace } from "react-router";
import { POPULAR } from "../../load/popular.ts";
import { listPath, parseFilter, toProductQuery } from "../../load/list-filter.ts";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { type LoadContext, screenLoad } from "../../load/screen-load.ts";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { isOnlyWord, findCategoryPath } from "./product-list.model.ts";

/** Fetches the list of the URL. A page beyond the last redirects to the last, an unknown category is a 404. */
export const load = screenLoad("ProductList", async ({ prefetch, prefetchOptional, url: { searchParams } }) => {
  const filter = parseFilter(searchParams);
  const page = parsePage(searchParams);
  const [list] = await Promise.all([
    prefetch(catalogue.endpoints.listProducts, toProductQuery(filter, page)),
    filter.maker && prefetchOptional(maker.endpoints.listMakers, undefined),
    filter.tag && prefetchOptional(tag.endpoints.listTags, undefined),
  ]);
  const last = lastPageIfBeyond({ ...list, page });
  if (last !== null) throw replace(listPath(filter, last));
  if (filter.category && list.data.length === 0 && !(await isCategoryKnown(prefetch, filter.category))) {
    throw toProblemResponse(notFoundProblem);
  }
  if (list.data.length > 0) return;
  await Promise.all([
    prefetchOptional(shop.endpoints.getCollection, POPULAR),
    isOnlyWord(filter) && prefetchOptional(search.endpoints.suggest, filter.word),
  ]);
});

/** Whether the category exists. A backend may answer an unknown one with an empty list instead of a 404. */
async function isCategoryKnown(prefetch: LoadContext["prefetch"], key: string): Promise<boolean> {
  const tree = await prefetch(catalogue.endpoints.listCategories, "products").catch(() => null);
  return tree === null || findCategoryPath(tree.data, key).length > 0;
}
