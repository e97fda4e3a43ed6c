import { calls } from "@noren/contract";
import { secondsInHour } from "date-fns/constants";
import { limitMemberBytes } from "../account/limit-member-bytes.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { ApiError } from "../http/api-error.ts";
import { customerNetworkOf, networkOf } from "../http/client-network.ts";
import { readLimitedPage } from "../http/pagination.ts";
import { createNotFoundError, createValidationError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { isNameOfShop } from "./is-name-of-shop.ts";
import { markHelpful } from "./mark-helpful.ts";
import { attachPhotos } from "./review-photos.ts";
import { addReview, deleteOwnReview, findOwnReview, isProductVisible, listReviews } from "./review.ts";
import { reviewCopy } from "./review.copy.ts";

const REVIEWS_PER_MEMBER: Limit = { scope: "review-member", max: 30, seconds: secondsInHour };
/** One network can register many members; a campus does not write more in an hour. */
const REVIEWS_FROM_NETWORK: Limit = { scope: "review-network", max: 60, seconds: secondsInHour };
/** Of all reviews: room for a campus. */
const MARKS_FROM_NETWORK: Limit = { scope: "review-helpful-network", max: 600, seconds: secondsInHour };

export const reviewRoutes: readonly Route[] = [
  serve(calls.listReviews, async ({ params, query, paginate, ...context }) => {
    const page = readLimitedPage(query);
    const options = { rating: query.rating ?? null, sort: query.sort ?? "newest", page };
    const found = await listReviews(context, params.key, options);
    if (!found) throw createNotFoundError();
    paginate(page, found.total);
    return found.reviews;
  }),
  serve(calls.createReview, async ({ params, body, ...context }) => {
    const { db, channel, memberId, network, now } = context;
    if (!(await isProductVisible(db, channel.id, params.product_id))) throw createNotFoundError();
    if (isNameOfShop(body.nickname, channel.settings)) throw createValidationError({ nickname: [reviewCopy.nickname] });
    if (!(await countAttempt(db, REVIEWS_PER_MEMBER, String(memberId), now()))) throw createRateLimitedError();
    if (!(await countAttempt(db, REVIEWS_FROM_NETWORK, customerNetworkOf(networkOf(network)), now())))
      throw createRateLimitedError();
    await limitMemberBytes(context, [body]);
    const isShow = channel.settings["REVIEW.IS_APPROVAL_REQUIRED"] !== true;
    const { photo_keys: keys, ...input } = body;
    await db.transaction(async (tx) => {
      const review = await addReview(tx, memberId, params.product_id, input, { isShow, now: now() });
      if (!review) throw new ApiError(409, "review.already_posted", reviewCopy.alreadyPosted);
      await attachPhotos(tx, { channelId: channel.id, reviewId: review.id, keys, now: now() });
    });
    const posted = await findOwnReview(context, memberId, params.product_id);
    // The member has deleted it in another tab.
    if (!posted) throw createNotFoundError();
    return posted;
  }),
  serve(calls.getOwnReview, async ({ query, memberId, ...context }) => ({
    review: await findOwnReview(context, memberId, query.product_id),
  })),
  serve(calls.deleteOwnReview, async ({ db, query, memberId }) => {
    if (!(await deleteOwnReview(db, memberId, query.product_id))) throw createNotFoundError();
    return undefined;
  }),
  serve(calls.markReviewHelpful, async ({ params, ...context }) => {
    const { db, network, now } = context;
    if (!(await countAttempt(db, MARKS_FROM_NETWORK, network, now()))) throw createRateLimitedError();
    const count = await markHelpful(context, params.id);
    if (count === undefined) throw createNotFoundError();
    return { helpful_count: count };
  }),
];
