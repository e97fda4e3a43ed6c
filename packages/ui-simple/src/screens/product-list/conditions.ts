import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";

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
  const brandName = (key: string) => facets.brands.find((brand) => brand.key === key)?.name ?? key;
  return [
    filter.word !== "" && { name: copy.word(filter.word), without: { word: "" } },
    ...filter.brands.map((key) => ({
      name: brandName(key),
      without: { brands: filter.brands.filter((other) => other !== key) },
    })),
    filter.maker !== null && { name: makerName ?? filter.maker, without: { maker: null } },
    filter.tag !== null && { name: tagName ?? filter.tag, without: { tag: null } },
    filter.price_min !== null && { name: copy.from(formatPrice(filter.price_min)), without: { price_min: null } },
    filter.price_max !== null && { name: copy.until(formatPrice(filter.price_max)), without: { price_max: null } },
    filter.in_stock && { name: copy.inStock, without: { in_stock: false } },
    filter.is_new && { name: copy.isNew, without: { is_new: false } },
  ].filter((condition) => condition !== false);
}
