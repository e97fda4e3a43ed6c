import { useListBrandsQuery } from "@noren/api/endpoints/catalogue";
import { paths } from "@noren/contract/paths";
import { groupByKanaRow } from "@noren/domain/kana-rows";
import type { BrandListProps } from "#ui/screens/brand-list/brand-list.props";

/** The brands by the row of their reading; each leads to its products. */
export function useBrandListModel(): BrandListProps {
  const { data } = useListBrandsQuery();
  if (!data) return { rows: null };
  return {
    rows: groupByKanaRow(data.data).map(({ row, items }, index) => ({
      row,
      anchor: `row-${index + 1}`,
      brands: items.map(({ key, name, product_count }) => ({
        name,
        product_count,
        path: paths.productList({ brand: key }),
      })),
    })),
  };
}
