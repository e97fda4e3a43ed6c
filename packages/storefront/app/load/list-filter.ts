import type { ProductQuery } from "@noren/api/endpoints/catalogue";
import type { ProductSort } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { FIRST_PAGE, PRODUCT_PAGE_SIZE_ITEMS } from "@noren/domain/limits";
import { BRAND_KEYS_MAX, PRICE_MAX, PRODUCT_SORTS, SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";

const KEY = /^[\w.~-]{1,128}$/;
const keyOf = (text: string | null): string | null => (text !== null && KEY.test(text) ? text : null);
const priceOf = (text: string | null): number | null =>
  text && /^\d+$/.test(text) ? Math.min(Number(text), PRICE_MAX) : null;
const isSort = (text: string | null): text is ProductSort => PRODUCT_SORTS.some((sort) => sort === text);

/** Reads the price range; a reversed one is swapped. */
function parsePrices(query: URLSearchParams): Pick<ProductFilter, "price_min" | "price_max"> {
  const min = priceOf(query.get("price_min"));
  const max = priceOf(query.get("price_max"));
  const isReversed = min !== null && max !== null && min > max;
  return isReversed ? { price_min: max, price_max: min } : { price_min: min, price_max: max };
}

/** Line ends, and characters that are not seen, such as those that change the order in which the list's title is read. */
const UNREADABLE = /[\s\p{Cc}\p{Cf}]+/gu;

/** Cuts a search word to the length that the API takes, without half a character at its end. */
export const clampWord = (word: string): string =>
  word
    .replaceAll(UNREADABLE, " ")
    .trim()
    .slice(0, SEARCH_WORD_MAX)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

/** Keeps as many brands as the API takes. */
function clampBrands(keys: readonly string[]): string[] {
  let length = -1;
  return keys.filter((key) => (length += key.length + 1) <= BRAND_KEYS_MAX);
}

/** Reads the filter from a query. Ignores invalid parameters, so that such a URL still shows products. */
export function parseFilter(query: URLSearchParams): ProductFilter {
  const sort = query.get("sort");
  return {
    category: query.get("category") || null,
    // A plain form sends one parameter per brand, a link one with commas.
    brands: clampBrands(
      [...new Set(query.getAll("brand").flatMap((keys) => keys.split(",")))].filter((key) => KEY.test(key)),
    ),
    maker: keyOf(query.get("maker")),
    tag: keyOf(query.get("tag")),
    word: clampWord(query.get("word") ?? ""),
    ...parsePrices(query),
    in_stock: query.get("in_stock") === "1",
    is_new: query.get("is_new") === "1",
    sort: isSort(sort) ? sort : "recommended",
  };
}

/** The URL parameters of a filter. Omits defaults, so that each list has one URL. */
export function filterParameters(filter: ProductFilter): URLSearchParams {
  const { category, brands, maker, tag, word, price_min, price_max, in_stock, is_new, sort } = filter;
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (brands.length > 0) query.set("brand", brands.join(","));
  if (maker) query.set("maker", maker);
  if (tag) query.set("tag", tag);
  if (word) query.set("word", word);
  if (price_min !== null) query.set("price_min", String(price_min));
  if (price_max !== null) query.set("price_max", String(price_max));
  if (in_stock) query.set("in_stock", "1");
  if (is_new) query.set("is_new", "1");
  if (sort !== "recommended") query.set("sort", sort);
  return query;
}

/** The path of a page of a filtered list. */
export function listPath(filter: ProductFilter, page = FIRST_PAGE): string {
  const query = filterParameters(filter);
  if (page > FIRST_PAGE) query.set("page", String(page));
  // A query may contain commas, and they keep several brands readable.
  return paths.productList(query).replaceAll("%2C", ",");
}

/** The API's query for a filter and a page. [limits.page-size] 15 products a page. */
export function toProductQuery(filter: ProductFilter, page: number): ProductQuery {
  const { category, brands, maker, tag, word, price_min, price_max, in_stock, is_new, sort } = filter;
  return {
    page,
    per: PRODUCT_PAGE_SIZE_ITEMS,
    sort,
    ...(category && { category }),
    ...(brands.length > 0 && { brand: brands.join(",") }),
    ...(maker && { maker }),
    ...(tag && { tag }),
    ...(word && { word }),
    ...(price_min !== null && { price_min }),
    ...(price_max !== null && { price_max }),
    ...(in_stock && { in_stock: true }),
    ...(is_new && { is_new: true }),
  };
}
