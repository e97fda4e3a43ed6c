import type { ProductFilter } from "#ui/screens/product-list/product-list.props";

interface HiddenFilterProps {
  filter: ProductFilter;
  /** The parameters that the form has controls for. */
  except: readonly (keyof ProductFilter)[];
}

/** Hidden inputs that keep the rest of the filter in a GET form. */
export function HiddenFilter({ filter, except }: HiddenFilterProps) {
  const carried: Partial<Record<keyof ProductFilter, string | null>> = {
    category: filter.category,
    brands: filter.brands.join(",") || null,
    maker: filter.maker,
    tag: filter.tag,
    word: filter.word || null,
    price_min: filter.price_min === null ? null : String(filter.price_min),
    price_max: filter.price_max === null ? null : String(filter.price_max),
    in_stock: filter.in_stock ? "1" : null,
    is_new: filter.is_new ? "1" : null,
    sort: filter.sort === "recommended" ? null : filter.sort,
  };
  return (Object.keys(carried) as (keyof ProductFilter)[]).map((key) => {
    const value = carried[key];
    if (value == null || except.includes(key)) return null;
    return <input key={key} type="hidden" name={key === "brands" ? "brand" : key} value={value} />;
  });
}
