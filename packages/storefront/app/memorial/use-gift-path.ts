import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { GIFT_CATEGORY, paths } from "@noren/contract/paths";

/** The products to give: the shop's category of gifts, or all products. */
export function useGiftPath(): string {
  const { data } = useListCategoriesQuery("products");
  const hasGifts = data?.data.some(({ key }) => key === GIFT_CATEGORY) === true;
  return paths.productList({ category: hasGifts ? GIFT_CATEGORY : null });
}
