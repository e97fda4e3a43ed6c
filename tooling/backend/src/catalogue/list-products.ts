import type { Answer, calls } from "@noren/contract";
import { readLimitedPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { Received } from "../context/serve.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { findUnlockedTagId } from "../tag/tag.ts";
import { type CategoryNode, type CategoryTree, productCategoryTree, withDescendants } from "./category-tree.ts";
import { parseAttributeFilters, parseAttributeOrder, parseScalePoints } from "./attributes.ts";
import { findProducts } from "./find-products.ts";
import type { ProductFilter } from "./product-filter.ts";
import { listProductInfos, NEW_DAYS, type CatalogueContext } from "./product-info.ts";
import { suggestWords, removePendingLetters } from "./suggest.ts";
import { catalogueContextOf } from "./catalogue-context.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** [limits.page-size] 15 products a page. */
const PER_PAGE = 15;

/** Handles `listProducts`: a page of products with the facets of its filters. */
export async function listProducts(received: Received<typeof calls.listProducts>): Promise<Answer<"listProducts">> {
  const { db, channel, query, now } = received;
  const tree = await productCategoryTree(db, channel);
  const category = query.category === undefined ? null : tree.byKey.get(query.category);
  if (category === undefined) throw createNotFoundError();
  const tag = query.tag === undefined ? null : await findUnlockedTagId(received, query.tag);
  if (query.tag !== undefined && tag === null) throw createNotFoundError();
  const word = query.suggest ? removePendingLetters(query.word ?? "") : query.word;
  const [priceMin, priceMax] = sortPrices(query.price_min ?? null, query.price_max ?? null);
  const filter: ProductFilter = {
    categoryIds: categoryIdsOf(category, query.child ?? false),
    brandKeys: query.brand?.split(",") ?? null,
    makerKey: query.maker ?? null,
    tagId: tag,
    attributes: query.attributes === undefined ? [] : parseAttributeFilters(query.attributes),
    word: word || null,
    priceMin,
    priceMax,
    inStock: query.in_stock ?? false,
    releasedAfter: query.is_new ? addDaysInJapan(now(), -NEW_DAYS) : null,
  };
  const page = readLimitedPage(query, PER_PAGE);
  const offered = categoriesToOffer(tree, category);
  const near = query.near === undefined ? [] : await parseScalePoints(db, channel, query.near);
  const by = query.by === undefined ? null : parseAttributeOrder(query.by);
  const [{ ids, facets }, suggestions] = await Promise.all([
    findProducts(db, channel, filter, { sort: query.sort ?? "recommended", near, by, page }, offered),
    query.suggest ? suggestWords(db, channel, word ?? "") : undefined,
  ]);
  received.paginate(page, facets.total);
  const context = catalogueContextOf(received);
  const isGuest = context.memberId === null;
  return {
    data: await (isGuest ? guestInfos(db, channel, context, ids) : listProductInfos(db, context, ids)),
    facets: {
      brands: facets.brands,
      makers: facets.makers,
      tags: facets.tags,
      ...(facets.attributes.length > 0 && { attributes: facets.attributes }),
      categories: offered
        .map(({ id, key, name }) => ({ key, name, product_count: facets.categoryCounts.get(id) ?? 0 }))
        .filter((each) => each.product_count > 0),
      price_min: facets.priceMin,
      price_max: facets.priceMax,
      budgets: facets.budgets,
    },
    ...(suggestions && { suggestions }),
  };
}

/** Cached, because all guests see the same product data. */
export const guestInfos = cacheByChannel(
  (db, _channel, context: CatalogueContext, ids: readonly number[]) => listProductInfos(db, context, ids),
  (_context, ids) => ids.join(),
);

/** Swaps a reversed price range. */
function sortPrices(min: number | null, max: number | null): [min: number | null, max: number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function categoryIdsOf(category: CategoryNode | null, child: boolean): number[] | null {
  if (category === null) return null;
  return child ? withDescendants(category) : [category.id];
}

/** Returns the category's children, its siblings if it has none, or the top categories without a category. */
function categoriesToOffer(tree: CategoryTree, category: CategoryNode | null): CategoryNode[] {
  if (category === null) return tree.roots;
  if (category.children.length > 0) return category.children;
  return category.parent?.children ?? tree.roots;
}
