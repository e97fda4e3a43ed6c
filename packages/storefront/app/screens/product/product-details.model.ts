import { useGetProductDetailsQuery } from "@noren/api/endpoints/product-details";
import type { Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { ProductDetailsProps } from "#ui/screens/product/product-details.props";

/** What the page tells of a product below its description. */
export function useProductDetailsModel({ key, specs }: Pick<Product, "key" | "specs">): ProductDetailsProps {
  const { data: details } = useGetProductDetailsQuery(key);
  const maker = details?.maker ?? null;
  return {
    specs,
    sizeTable: details?.size_table ?? null,
    giftServices: details?.gift_services ?? [],
    maker: maker && { name: maker.name, path: paths.maker({ key: maker.key }) },
    tags: (details?.tags ?? []).map(({ key: tag, name }) => ({ name, path: paths.productList({ tag }) })),
  };
}
