import { review } from "@noren/api/endpoints/review";
import { ProductReviewsView } from "#ui/screens/product/product-reviews-view";
import type { LoadContext } from "../../load/screen-load.ts";
import { useProductReviewsModel } from "./product-reviews.model.ts";
import { parseReviewChoice, toReviewQuery } from "../../load/review-list.ts";

export default function ProductReviews({ id, productKey }: { id: number; productKey: string }) {
  return <ProductReviewsView {...useProductReviewsModel({ id, key: productKey })} />;
}

/** Fetches the reviews on the server. */
export const prefetchReviews = ({ prefetchOptional, url }: LoadContext, key: string): Promise<void> =>
  prefetchOptional(review.endpoints.listReviews, toReviewQuery(key, parseReviewChoice(url.searchParams)));
