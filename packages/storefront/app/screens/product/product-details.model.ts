import { useGetProductDetailsQuery } from "@noren/api/endpoints/product-details";
import type { Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { productDetailsCopy as copy } from "#ui/screens/product/product-details.copy";
import type { ProductDetailsProps } from "#ui/screens/product/product-details.props";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The facts of a product below its description. */
export function useProductDetailsModel({
  key,
  name: title,
  specs,
  order_sheet: orderSheet,
}: Pick<Product, "key" | "name" | "specs" | "order_sheet">): ProductDetailsProps {
  const { data: details } = useGetProductDetailsQuery(key);
  const preOrder = usePageMessages("pre-order-info-1", "pre-order-info-2");
  const dispatch = useAppDispatch();
  const share = async () => {
    const url = globalThis.location.origin + paths.product({ key });
    const canShare = "share" in navigator;
    // A person who closes the dialog rejects it.
    if (canShare) return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      dispatch(addToast({ message: copy.copied }));
    } catch {
      dispatch(addToast({ message: copy.notCopied, type: "negative" }));
    }
  };
  const maker = details?.maker ?? null;
  return {
    // A product with an order sheet is made to order.
    notes: orderSheet ? preOrder : [],
    specs,
    sizeTable: details?.size_table ?? null,
    giftServices: details?.gift_services ?? [],
    maker: maker && { name: maker.name, path: paths.maker({ key: maker.key }) },
    tags: (details?.tags ?? []).map(({ key: tag, name }) => ({ name, path: paths.productList({ tag }) })),
    inquiryPath: paths.contact({ product: key }),
    onShared: () => void share(),
  };
}
