import { useCreateReviewMutation, useListReviewsQuery } from "@noren/api/endpoints/review";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Product } from "@noren/contract";
import { loginPath } from "@noren/domain/return-path";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductReviewsProps, ReviewWriting } from "#ui/screens/product/product-reviews.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import {
  isWritingReview,
  parseReviewChoice,
  REVIEW_SORTS,
  type ReviewChoice,
  reviewsPath,
  toReviewQuery,
  writeReviewPath,
} from "../../load/review-list.ts";

/** The reviews that the URL selects, and the form for a member's own. */
export function useProductReviewsModel({ id, key }: Pick<Product, "id" | "key">): ProductReviewsProps {
  const [searchParams] = useSearchParams();
  const choice = parseReviewChoice(searchParams);
  const { data } = useListReviewsQuery(toReviewQuery(key, choice));
  const { data: settings } = useGetSettingsQuery();
  const isMember = useIsMember();
  const [create] = useCreateReviewMutation();
  const [posted, setPosted] = useState<Extract<ReviewWriting, { kind: "done" }> | null>(null);
  const pathOf = (change: Partial<ReviewChoice>) => reviewsPath(key, { ...choice, page: 1, ...change });

  function findWriting(): ReviewWriting | null {
    if (isMember === null || settings?.["SITE.IS_MEMBER_USE"] === false) return null;
    if (posted !== null) return posted;
    if (!isMember) return { kind: "login", path: loginPath(writeReviewPath(key)) };
    if (!isWritingReview(searchParams)) return { kind: "link", path: writeReviewPath(key) };
    return {
      kind: "form",
      needsApproval: settings?.["REVIEW.IS_APPROVAL_REQUIRED"] === true,
      onSubmitted: (review) =>
        catchFormFailure(async () => {
          const { is_published: isPublished } = await create({ product: { id, key }, review }).unwrap();
          setPosted({ kind: "done", isPublished });
        }),
    };
  }

  return {
    list: data
      ? {
          reviews: data.data,
          summary: data.summary,
          ratings: data.summary.by_rating.map(({ rating, count }) => ({
            rating,
            count,
            path: pathOf({ stars: rating }),
            isCurrent: rating === choice.stars,
          })),
          sorts: REVIEW_SORTS.map((sort) => ({ sort, path: pathOf({ sort }), isCurrent: sort === choice.sort })),
          allPath: choice.stars === null ? null : pathOf({ stars: null }),
          previousPath: choice.page > 1 ? pathOf({ page: Math.min(choice.page - 1, data.pagination.last) }) : null,
          nextPath: choice.page < data.pagination.last ? pathOf({ page: choice.page + 1 }) : null,
        }
      : null,
    writing: findWriting(),
  };
}
