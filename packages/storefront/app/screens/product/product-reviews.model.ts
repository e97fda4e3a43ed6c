import {
  useCreateReviewMutation,
  useDeleteOwnReviewMutation,
  useGetOwnReviewQuery,
  useListReviewsQuery,
  useMarkReviewHelpfulMutation,
} from "@noren/api/endpoints/review";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Product, Review } from "@noren/contract";
import { loginPath } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductReviewsProps, ReviewWriting } from "#ui/screens/product/product-reviews.props";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import { REVIEW_PHOTOS, useAttachments } from "../../inquiry/use-attachments.ts";
import { SIGNED_LINK_REFRESH_MS } from "../../load/signed-link.ts";
import { addToast, toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
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
  const { data } = useListReviewsQuery(toReviewQuery(key, choice), { pollingInterval: SIGNED_LINK_REFRESH_MS });
  const { data: settings } = useGetSettingsQuery();
  const isMember = useIsMember();
  const dispatch = useAppDispatch();
  const own = useGetOwnReviewQuery(isMember ? { id, key } : skipToken, { pollingInterval: SIGNED_LINK_REFRESH_MS });
  const ownReview = (isMember && own.currentData?.review) || null;
  const helpful = useHelpfulMarks();
  const photos = useAttachments([], REVIEW_PHOTOS);
  const [deleteOwn] = useDeleteOwnReviewMutation();
  const [create] = useCreateReviewMutation();
  const [posted, setPosted] = useState<Extract<ReviewWriting, { kind: "done" }> | null>(null);
  const pathOf = (change: Partial<ReviewChoice>) => reviewsPath(key, { ...choice, page: 1, ...change });

  function findWriting(): ReviewWriting | null {
    if (isMember === null || settings?.["SITE.IS_MEMBER_USE"] === false) return null;
    if (posted !== null) return posted;
    if (ownReview !== null || own.isLoading) return null;
    if (!isMember) return { kind: "login", path: loginPath(writeReviewPath(key)) };
    if (!isWritingReview(searchParams)) return { kind: "link", path: writeReviewPath(key) };
    return {
      kind: "form",
      needsApproval: settings?.["REVIEW.IS_APPROVAL_REQUIRED"] === true,
      photos: photos.props,
      onSubmitted: async (values) => {
        const collected = await photos.collect();
        if ("failure" in collected) return collected.failure;
        const review = { ...values, photo_keys: collected.files.map((file) => file.key) };
        return catchFormFailure(async () => {
          const { is_published: isPublished } = await create({ product: { id, key }, review }).unwrap();
          photos.clear();
          setPosted({ kind: "done", isPublished });
        });
      },
    };
  }

  return {
    list: data
      ? {
          reviews: data.data.map(helpful.apply),
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
    onHelpfulMarked: isMember === null ? null : helpful.mark,
    own: ownReview && {
      review: ownReview,
      onDeleted: () =>
        catchFormFailure(async () => {
          await deleteOwn({ id, key }).unwrap();
          setPosted(null);
          dispatch(addToast({ message: copy.deleted }));
        }),
    },
    writing: findWriting(),
  };
}

/** The reviews that the visitor has marked as helpful since the page opened, each with its new count. */
function useHelpfulMarks() {
  const dispatch = useAppDispatch();
  const [markHelpful] = useMarkReviewHelpfulMutation();
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  return {
    apply: (review: Review) => ({
      ...review,
      isMarked: counts.has(review.id),
      helpful_count: Math.max(review.helpful_count, counts.get(review.id) ?? 0),
    }),
    mark: (id: number): void => {
      const keep = ({ helpful_count }: { helpful_count: number }) =>
        setCounts((before) => new Map(before).set(id, helpful_count));
      markHelpful(id)
        .unwrap()
        .then(keep, (problem: unknown) => dispatch(toFailureToast(problem)));
    },
  };
}
