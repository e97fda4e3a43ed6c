import type { ProductQuery } from "@noren/api/endpoints/catalogue";
import type { ProductSort } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { FIRST_PAGE, PRODUCT_PAGE_SIZE_ITEMS } from "@noren/domain/limits";
import {
  ATTRIBUTE_FILTERS_MAX,
  ATTRIBUTES_MAX,
  BRAND_KEYS_MAX,
  PRICE_MAX,
  PRODUCT_SORTS,
  SEARCH_WORD_MAX,
} from "@noren/validation/fields/search-limits";
import type { AttributeFilter, ProductFilter } from "#ui/screens/product-list/product-list.props";
import { theme } from "#ui/theme";

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

/** The keys of a parameter. A plain form sends one parameter per key, a link one with commas. */
const keysIn = (query: URLSearchParams, name: string): string[] => [
  ...new Set(query.getAll(name).flatMap((keys) => keys.split(","))),
];

/** Keeps as many brands as the API takes. */
function clampBrands(keys: readonly string[]): string[] {
  let length = -1;
  return keys.filter((key) => (length += key.length + 1) <= BRAND_KEYS_MAX);
}

/** A key of an attribute or a choice, as the API takes it. */
const ATTRIBUTE_KEY = /^[a-z0-9_]{1,40}$/;
const CHOICE_KEY = /^[\w-]{1,40}$/;
const NUMBER = /^-?\d{1,9}(\.\d{1,3})?$/;
/** A plain form sends a number as it was typed, in full-width digits too. */
function numberOf(text: string | null): number | null {
  const typed = text?.normalize("NFKC").trim() ?? "";
  return NUMBER.test(typed) ? Number(typed) : null;
}

/** The keys of attributes that the query names: `a.brew=…`, `a.roast.min=…`. */
function attributeKeys(query: URLSearchParams, prefix: string): string[] {
  const keys = [...query.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.split(".")[1] ?? "");
  return [...new Set(keys)].filter((key) => ATTRIBUTE_KEY.test(key)).slice(0, ATTRIBUTE_FILTERS_MAX);
}

/** Reads `?a.brew=paper,press&a.roast.min=4&a.roast.max=6`, as many conditions as the API takes. */
function parseAttributes(query: URLSearchParams): AttributeFilter[] {
  let length = -1;
  return attributeKeys(query, "a.").flatMap((key) => {
    const choices = keysIn(query, `a.${key}`).filter((choice) => CHOICE_KEY.test(choice));
    const [min, max] =
      choices.length > 0 ? [null, null] : [numberOf(query.get(`a.${key}.min`)), numberOf(query.get(`a.${key}.max`))];
    const filter = { key, choices, min, max };
    const isSet = choices.length > 0 || min !== null || max !== null;
    return isSet && (length += toAttributeCondition(filter).length + 1) <= ATTRIBUTES_MAX ? filter : [];
  });
}

/** The API's condition: `brew:paper,press` or `roast:4..6`. */
const toAttributeCondition = ({ key, choices, min, max }: AttributeFilter): string =>
  `${key}:${choices.length > 0 ? choices.join() : `${min ?? ""}..${max ?? ""}`}`;

/** Products that a comparison has at most: more do not fit beside each other. */
export const COMPARE_MAX_ITEMS = 4;

/** Reads `?near.acidity=4&near.body=2`: an order, which a `sort` replaces. */
const parseNear = (query: URLSearchParams): ProductFilter["near"] =>
  attributeKeys(query, "near.").flatMap((key) => {
    const number = numberOf(query.get(`near.${key}`));
    return number === null ? [] : { key, number };
  });

/** How the theme shows lists whose URL does not say it. */
const DEFAULT_VIEW = theme.listView ?? "grid";

/** Reads `?by=width`, or `?by=-width` for the highest first: an order, which a `sort` replaces. */
function parseBy(query: URLSearchParams): ProductFilter["by"] {
  const [, down, key = ""] = /^(-?)(.*)$/.exec(query.get("by") ?? "") ?? [];
  return ATTRIBUTE_KEY.test(key) ? { key, isDown: down === "-" } : null;
}

const toBy = ({ key, isDown }: NonNullable<ProductFilter["by"]>): string => (isDown ? `-${key}` : key);

/** Reads the filter and the look of a list from a query. Ignores invalid parameters, so that such a URL still shows products. */
export function parseFilter(query: URLSearchParams): ProductFilter {
  const sort = query.get("sort");
  const view = query.get("view");
  return {
    category: query.get("category") || null,
    brands: clampBrands(keysIn(query, "brand").filter((key) => KEY.test(key))),
    maker: keyOf(query.get("maker")),
    tag: keyOf(query.get("tag")),
    attributes: parseAttributes(query),
    near: isSort(sort) ? [] : parseNear(query),
    by: isSort(sort) ? null : parseBy(query),
    word: clampWord(query.get("word") ?? ""),
    ...parsePrices(query),
    in_stock: query.get("in_stock") === "1",
    is_new: query.get("is_new") === "1",
    sort: isSort(sort) ? sort : "recommended",
    view: view === "list" || view === "grid" ? view : DEFAULT_VIEW,
    ...parseCompared(query),
  };
}

/** Reads the products to compare, up to `COMPARE_MAX_ITEMS`. A comparison needs two. */
function parseCompared(query: URLSearchParams): Pick<ProductFilter, "compare" | "is_comparing"> {
  const compare = keysIn(query, "compare")
    .filter((key) => KEY.test(key))
    .slice(0, COMPARE_MAX_ITEMS);
  return { compare, is_comparing: query.get("is_comparing") === "1" && compare.length > 1 };
}

/** The filter without what only concerns how the list is shown. */
export const withoutLook = (filter: ProductFilter): ProductFilter => ({
  ...filter,
  sort: "recommended",
  by: null,
  view: DEFAULT_VIEW,
  compare: [],
});

/** The URL parameters of a filter. Omits defaults, so that each list has one URL. */
export function filterParameters(filter: ProductFilter): URLSearchParams {
  const { category, brands, maker, tag, attributes, near, word, price_min, price_max, in_stock, is_new, sort } = filter;
  const { by, view, compare, is_comparing } = filter;
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (brands.length > 0) query.set("brand", brands.join());
  if (maker) query.set("maker", maker);
  if (tag) query.set("tag", tag);
  for (const { key, choices, min, max } of attributes) {
    if (choices.length > 0) query.set(`a.${key}`, choices.join());
    if (min !== null) query.set(`a.${key}.min`, String(min));
    if (max !== null) query.set(`a.${key}.max`, String(max));
  }
  for (const { key, number } of near) query.set(`near.${key}`, String(number));
  if (by) query.set("by", toBy(by));
  if (word) query.set("word", word);
  if (price_min !== null) query.set("price_min", String(price_min));
  if (price_max !== null) query.set("price_max", String(price_max));
  if (in_stock) query.set("in_stock", "1");
  if (is_new) query.set("is_new", "1");
  if (sort !== "recommended") query.set("sort", sort);
  if (view !== DEFAULT_VIEW) query.set("view", view);
  if (compare.length > 0) query.set("compare", compare.join());
  if (is_comparing && compare.length > 1) query.set("is_comparing", "1");
  return query;
}

/** The path of a page of a filtered list. */
export function listPath(filter: ProductFilter, page = FIRST_PAGE): string {
  const query = filterParameters(filter);
  if (page > FIRST_PAGE) query.set("page", String(page));
  // A query may contain commas, and they keep several keys readable.
  return paths.productList(query).replaceAll("%2C", ",");
}

/** The API's query for a filter and a page. [limits.page-size] 15 products a page. */
export function toProductQuery(filter: ProductFilter, page: number): ProductQuery {
  const { category, brands, maker, tag, attributes, near, word, price_min, price_max, in_stock, is_new, sort } = filter;
  const { by } = filter;
  return {
    page,
    per: PRODUCT_PAGE_SIZE_ITEMS,
    sort,
    ...(category && { category }),
    ...(brands.length > 0 && { brand: brands.join(",") }),
    ...(maker && { maker }),
    ...(tag && { tag }),
    ...(attributes.length > 0 && { attributes: attributes.map(toAttributeCondition).join(";") }),
    ...(near.length > 0 && { near: near.map(({ key, number }) => `${key}:${number}`).join(";") }),
    ...(by && { by: toBy(by) }),
    ...(word && { word }),
    ...(price_min !== null && { price_min }),
    ...(price_max !== null && { price_max }),
    ...(in_stock && { in_stock: true }),
    ...(is_new && { is_new: true }),
  };
}
