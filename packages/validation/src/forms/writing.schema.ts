import { labels } from "../labels.ts";
import { LINE_MAX } from "../lengths.ts";
import { body, optionalText, text } from "../text-schemas.ts";
import { rating } from "../number-schemas.ts";
import { form } from "./form.ts";

/** What a member writes: a review, a reply to an inquiry, a memo of an order; and whom a receipt is made out to. */
export const reviewSchema = form({
  rating: rating(labels.review.rating),
  title: optionalText("title", labels.review.title, LINE_MAX),
  body: body("body", labels.review.body),
});

export const inquiryReplySchema = form({ body: body("body", labels.reply.body) });

export const memoSchema = form({ body: body("body", labels.memo.body) });

export const receiptSchema = form({
  name: text("name", labels.receipt.name, LINE_MAX),
  proviso: optionalText("proviso", labels.receipt.proviso, LINE_MAX),
});
