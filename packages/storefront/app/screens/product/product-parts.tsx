import { prefectures } from "@noren/api/endpoints/prefecture";
import { catalogue, useListAccessoriesQuery } from "@noren/api/endpoints/catalogue";
import { productDetails } from "@noren/api/endpoints/product-details";
import { review } from "@noren/api/endpoints/review";
import { ProductAccessoriesView } from "#ui/screens/product/product-accessories-view";
import { ProductDeliveryView } from "#ui/screens/product/product-delivery-view";
import { ProductDetailsView } from "#ui/screens/product/product-details-view";
import { ProductReviewsView } from "#ui/screens/product/product-reviews-view";
import { RestockView } from "#ui/screens/product/restock-view";
import { parseReviewChoice, toReviewQuery } from "../../load/review-list.ts";
import type { LoadContext } from "../../load/screen-load.ts";
import { useEarlyInput } from "../../page/use-early-input.ts";
import type { ProductProps } from "#ui/screens/product/product.props";
import type { addSet as AddSetFunction } from "../../effects/add-set.ts";
import { parsePrefecture, type Pieces, useProductDeliveryModel } from "./product-delivery.model.ts";
import { ownProductPart } from "./own-product-part.ts";
import { useProductDetailsModel } from "./product-details.model.ts";
import { useRestockModel } from "./restock.model.ts";
import { useProductReviewsModel } from "./product-reviews.model.ts";

export { ProductVideoView as ProductVideo } from "#ui/screens/product/product-video-view";

export function ProductRestock(sold: Pick<ProductProps, "product" | "variant" | "isSoldOut">) {
  const restock = useRestockModel(sold);
  return restock && <RestockView {...restock} />;
}

export function ProductDelivery(pieces: Pieces) {
  useEarlyInput("delivery");
  const delivery = useProductDeliveryModel(pieces);
  const { Part } = ownProductPart;
  return (
    <>
      {Part ? <Part product={pieces.product} /> : null}
      <ProductDeliveryView {...delivery} />
    </>
  );
}

export function ProductDetails({ product }: Pick<ProductProps, "product">) {
  useEarlyInput("details");
  return <ProductDetailsView {...useProductDetailsModel(product)} />;
}

type Accessories = Pick<ProductProps, "product" | "hasReducedRate" | "onFavouriteToggled" | "onCardAddedToCart">;

export function ProductAccessories(props: Accessories) {
  useEarlyInput("accessories");
  const { data } = useListAccessoriesQuery(props.product.key);
  return <ProductAccessoriesView {...props} accessories={data?.data ?? []} />;
}

export function ProductReviews({ product }: Pick<ProductProps, "product">) {
  useEarlyInput("reviews");
  return <ProductReviewsView {...useProductReviewsModel(product)} />;
}

/** Adds variants to the cart, all or none. Resolves to the failure. */
export const addSet: typeof AddSetFunction = async (...set) =>
  (await import("../../effects/add-set.ts")).addSet(...set);

/** Fetches on the server what the parts show. */
export async function prefetchParts(context: LoadContext, key: string): Promise<void> {
  const { prefetchOptional, url } = context;
  const prefecture = parsePrefecture(url.searchParams);
  await Promise.all([
    prefetchOptional(review.endpoints.listReviews, toReviewQuery(key, parseReviewChoice(url.searchParams))),
    ownProductPart.load?.(context),
    prefetchOptional(productDetails.endpoints.getProductDetails, key),
    prefetchOptional(catalogue.endpoints.listAccessories, key),
    prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
    prefecture !== null && prefetchOptional(productDetails.endpoints.getProductDelivery, { key, prefecture }),
  ]);
}
