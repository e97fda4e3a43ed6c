import { labels } from "../labels.ts";
import { NICKNAME_MAX, REVIEW_TITLE_MAX } from "../lengths.ts";
import { rating } from "../number-schemas.ts";
import { body, optionalText, text } from "../text-schemas.ts";
import { form } from "./form.ts";

const review = labels.review;

/** What a member writes: a review under a name of their own choice, a reply to an inquiry, a memo of an order. */
export const reviewSchema = form({
  rating: rating(review.rating),
  title: optionalText("title", review.title, REVIEW_TITLE_MAX),
  body: body("body", review.body),
  nickname: text("nickname", review.nickname, NICKNAME_MAX),
});

export const inquiryReplySchema = form({ body: body("body", labels.reply.body) });

export const memoSchema = form({ body: body("body", labels.memo.body) });
