import { calls } from "@noren/contract";
import { limitMemberBytes } from "../account/limit-member-bytes.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";
import { ApiError } from "../http/api-error.ts";
import { customerNetworkOf, networkOf } from "../http/client-ip.ts";
import { readLimitedPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { addReview, isProductVisible, listReviews } from "./review.ts";
import { reviewCopy } from "./review.copy.ts";

const REVIEWS_OF_MEMBER: Limit = { scope: "review-member", max: 30, seconds: 3600 };
/** One network can register many members; a campus does not write more in an hour. */
const REVIEWS_FROM_NETWORK: Limit = { scope: "review-network", max: 60, seconds: 3600 };

export const reviewRoutes: readonly Route[] = [
  serve(calls.listReviews, async ({ db, channel, params, query, paginate }) => {
    const page = readLimitedPage(query);
    const options = { rating: query.rating ?? null, sort: query.sort ?? "newest", page };
    const found = await listReviews(db, channel.id, params.key, options);
    if (!found) throw createNotFoundError();
    paginate(page, found.total);
    return found.reviews;
  }),
  serve(calls.createReview, async ({ params, body, ...context }) => {
    const { db, channel, memberId, ip, now } = context;
    if (!(await isProductVisible(db, channel.id, params.product_id))) throw createNotFoundError();
    if (!(await countAttempt(db, REVIEWS_OF_MEMBER, String(memberId), now()))) throw rateLimited();
    if (!(await countAttempt(db, REVIEWS_FROM_NETWORK, customerNetworkOf(networkOf(ip)), now()))) throw rateLimited();
    await limitMemberBytes(context, [body]);
    const isShow = channel.settings["REVIEW.IS_APPROVAL_REQUIRED"] !== true;
    const review = await addReview(db, memberId, params.product_id, body, { isShow, now: now() });
    if (!review) throw new ApiError(409, "review.already_posted", reviewCopy.alreadyPosted);
    return { ...review, is_published: isShow };
  }),
];
