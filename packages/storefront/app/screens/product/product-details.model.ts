import { useGetProductDetailsQuery } from "@noren/api/endpoints/product-details";
import type { Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { productDetailsCopy as copy } from "#ui/screens/product/product-details.copy";
import type { ProductDetailsProps } from "#ui/screens/product/product-details.props";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** The facts of a product below its description. */
export function useProductDetailsModel({
  key,
  name: title,
  specs,
}: Pick<Product, "key" | "name" | "specs">): ProductDetailsProps {
  const { data: details } = useGetProductDetailsQuery(key);
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
    specs,
    sizeTable: details?.size_table ?? null,
    giftServices: details?.gift_services ?? [],
    maker: maker && { name: maker.name, path: paths.maker({ key: maker.key }) },
    tags: (details?.tags ?? []).map(({ key: tag, name }) => ({ name, path: paths.productList({ tag }) })),
    onShared: () => void share(),
  };
}
