import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import { changeAttributeFilter, formatAttributeNumber } from "#ui/screens/product-list/attribute-conditions";
import type { AttributeFilter, ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";

export interface Condition {
  name: string;
  /** The change of the filter that removes the condition. */
  without: Partial<ProductFilter>;
}

/** The active conditions except the category, with their labels. */
export function listActiveConditions(
  { filter, facets, makerName, tagName }: Pick<ProductListProps, "filter" | "facets" | "makerName" | "tagName">,
  formatPrice: (price: number) => string,
): Condition[] {
  const brandName = (key: string) => facets.brands.find((brand) => brand.key === key)?.name ?? copy.otherCondition;
  return [
    filter.word !== "" && { name: copy.word(filter.word), without: { word: "" } },
    ...filter.brands.map((key) => ({
      name: brandName(key),
      without: { brands: filter.brands.filter((other) => other !== key) },
    })),
    filter.maker !== null && { name: makerName ?? copy.otherCondition, without: { maker: null } },
    filter.tag !== null && { name: tagName ?? copy.otherCondition, without: { tag: null } },
    ...filter.attributes.flatMap((attribute) => attributeConditions(attribute, filter, facets)),
    priceCondition(filter, formatPrice),
    filter.in_stock && { name: copy.inStock, without: { in_stock: false } },
    filter.is_new && { name: copy.isNew, without: { is_new: false } },
  ].filter((condition) => condition !== false);
}

/** One condition, also for a range: a budget is chosen by one press and removed by one. */
function priceCondition(
  { price_min: min, price_max: max }: ProductFilter,
  formatPrice: (price: number) => string,
): Condition | false {
  const without = { price_min: null, price_max: null };
  if (min !== null && max !== null) return { name: copy.budget(formatPrice(min), formatPrice(max)), without };
  if (min !== null) return { name: copy.from(formatPrice(min)), without };
  return max !== null && { name: copy.until(formatPrice(max)), without };
}

/** A condition for each choice and each end of a range. A list without products has no facet that names them. */
function attributeConditions(
  { key, choices, min, max }: AttributeFilter,
  { attributes }: ProductFilter,
  facets: ProductListProps["facets"],
): Condition[] {
  const facet = facets.attributes?.find((each) => each.key === key);
  const without = (change: Partial<AttributeFilter>) => ({
    attributes: changeAttributeFilter(attributes, key, change),
  });
  const nameEnd = (format: (name: string, number: string) => string, number: number) =>
    facet ? format(facet.name, formatAttributeNumber(facet, number)) : copy.otherCondition;
  return [
    ...choices.map((choice) => ({
      name: facet?.choices.find((each) => each.key === choice)?.name ?? copy.otherCondition,
      without: without({ choices: choices.filter((other) => other !== choice) }),
    })),
    ...(min === null ? [] : [{ name: nameEnd(copy.rangeFrom, min), without: without({ min: null }) }]),
    ...(max === null ? [] : [{ name: nameEnd(copy.rangeUntil, max), without: without({ max: null }) }]),
  ];
}
