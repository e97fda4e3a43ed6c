import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { paths } from "@noren/contract/paths";

/** The key of the category with a shop's gifts (decision 0168). */
const GIFT_CATEGORY = "gift";

/** The products to give: the shop's category of gifts, or all products. */
export function useGiftPath(): string {
  const { data } = useListCategoriesQuery("products");
  const hasGifts = data?.data.some(({ key }) => key === GIFT_CATEGORY) === true;
  return paths.productList({ category: hasGifts ? GIFT_CATEGORY : null });
}
