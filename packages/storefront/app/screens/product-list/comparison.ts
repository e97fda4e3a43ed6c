import { useGetProductQuery } from "@noren/api/endpoints/catalogue";
import type { Product, ProductInfo } from "@noren/contract";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { Comparison, ComparisonRow, ProductFilter } from "#ui/screens/product-list/product-list.props";
import { problemOf } from "../../problem/problem-response.ts";
import { arrivalText } from "#ui/slots/arrival/arrival.copy";
import { productCardCopy } from "#ui/slots/product-card/product-card.copy";

const areSame = (values: readonly unknown[]) => new Set(values).size === 1;

/** Whether a specification only repeats attributes that have rows of their own: 幅26 × 奥行38 × 高さ24cm. */
const repeatsAttributes = (value: string, { attributes = [] }: Product): boolean =>
  attributes.filter(({ name, number }) => number !== undefined && value.includes(`${name}${number}`)).length > 1;

/** The unit of a text that begins with a number. */
const unitOf = (text: string): string | undefined => /^[\d.,]+\s*(\p{L}+)/u.exec(text)?.[1];

/** The texts of a row in one unit, that of the attribute, where the specifications have several: 890g and 2.1kg. */
function inOneUnit(name: string, texts: string[], products: readonly Product[]): string[] {
  const units = new Set(texts.filter((text) => text !== "").map(unitOf));
  if (units.size < 2) return texts;
  const own = products.map(({ attributes = [] }) => attributes.find((each) => each.name === name));
  const isComplete = own.every((attribute, index) => texts[index] === "" || attribute?.number !== undefined);
  return isComplete ? own.map((attribute) => attribute?.text ?? "") : texts;
}

/**
 * The facts of a product by name: its attributes, the choices of its variants, and its specifications. The later of two with
 * the same name is the more detailed one, and replaces the other.
 */
function factsOf(product: Product): Map<string, string> {
  const { attributes = [], options, specs } = product;
  const own = specs.filter(({ value }) => !repeatsAttributes(value, product));
  return new Map([
    ...attributes.map(({ name, text }) => [name, text] as const),
    ...options.map(({ name, values }) => [name, copy.comparedChoices(values)] as const),
    ...own.map(({ name, value }) => [name, value] as const),
  ]);
}

function deliveryOf({ is_stock_available, arrival }: Product): string {
  if (!is_stock_available) return productCardCopy.soldOut;
  return arrival ? arrivalText(arrival) : "";
}

/** The rows of a comparison: price, reviews, delivery, and each fact that one of the products has. */
export function comparisonRows(products: readonly Product[]): ComparisonRow[] {
  const facts = products.map(factsOf);
  const textRow = (name: string, texts: string[]): ComparisonRow => ({
    kind: "text",
    name,
    texts,
    isSame: areSame(texts),
  });
  const prices = products.map((product) => [
    product.product_price_with_tax,
    product.is_price_from,
    product.before_price,
  ]);
  const ratings = products.map(({ review_summary }) => (review_summary ? productCardCopy.rating(review_summary) : ""));
  return [
    { kind: "price", name: copy.comparedPrice, isSame: areSame(prices.map((price) => price.join())) },
    ...(ratings.some((rating) => rating !== "") ? [textRow(copy.comparedRating, ratings)] : []),
    textRow(copy.comparedDelivery, products.map(deliveryOf)),
    ...[...new Set(facts.flatMap((each) => [...each.keys()]))].map((name) =>
      textRow(
        name,
        inOneUnit(
          name,
          facts.map((each) => each.get(name) ?? ""),
          products,
        ),
      ),
    ),
  ];
}

/** The products that are chosen, and what the API says about them in full. */
interface ChosenProducts {
  /** The chosen keys without those that the shop does not have. */
  keys: string[];
  /** Those that are loaded, in the chosen order. */
  products: ProductInfo[];
  /** In full: all of them on the page of a comparison, else those that the list does not show. */
  inFull: Product[];
}

/**
 * The products that are chosen for a comparison. The list has most of them; the others are loaded, and all of them in full
 * where they are compared.
 */
export function useChosenProducts(
  { compare, is_comparing }: Pick<ProductFilter, "compare" | "is_comparing">,
  listed: readonly ProductInfo[],
): ChosenProducts {
  const inList = (key: string | undefined) => listed.find((product) => product.key === key);
  const skip = (place: number) =>
    compare[place] === undefined || (!is_comparing && inList(compare[place]) !== undefined);
  const keyAt = (place: number) => compare[place] ?? "";
  // One for each of `COMPARE_MAX_ITEMS`.
  const answers = [
    useGetProductQuery(keyAt(0), { skip: skip(0) }),
    useGetProductQuery(keyAt(1), { skip: skip(1) }),
    useGetProductQuery(keyAt(2), { skip: skip(2) }),
    useGetProductQuery(keyAt(3), { skip: skip(3) }),
  ];
  const isMissing = (place: number) => {
    const error = answers[place]?.error;
    return error !== undefined && problemOf(error).kind === "notFound";
  };
  return {
    keys: compare.filter((key, place) => inList(key) !== undefined || !isMissing(place)),
    products: compare.flatMap((key, place) => inList(key) ?? answers[place]?.currentData ?? []),
    inFull: answers.flatMap(({ currentData }) => currentData ?? []),
  };
}

interface Paths {
  pathWith: (change: Partial<ProductFilter>) => string;
  closePath: string;
}

/** The comparison of the URL; null without one, and where the shop no longer has its products. */
export function comparisonOf(
  { compare, is_comparing }: Pick<ProductFilter, "compare" | "is_comparing">,
  products: readonly Product[],
  { pathWith, closePath }: Paths,
): Comparison | null {
  if (!is_comparing || products.length === 0) return null;
  return {
    products: products.map((product) => ({
      product,
      pathWithout: pathWith({ compare: compare.filter((key) => key !== product.key) }),
    })),
    rows: comparisonRows(products),
    closePath,
  };
}
