import { inquiryReplyFields } from "@noren/validation/fields/inquiry";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { fileKeys } from "../shapes/file.ts";
import { Inquiry, InquiryInput, InquirySummary } from "../shapes/inquiry.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { Key, keyParams } from "../shapes/query.ts";
import { recaptchaRefusal } from "../shapes/recaptcha.ts";
import { listOf, UrlKey } from "../shapes/text.ts";

export const createInquiry = call({
  method: "POST",
  path: "/v1/inquiries",
  auth: "public",
  summary:
    "Sends a question to the shop, a company's, or an order of printed catalogues; a mail confirms it. A member finds it among their own",
  body: InquiryInput,
  recaptcha: "contact",
  answer: v.object({ key: UrlKey }),
  errors: { ...recaptchaRefusal, rate_limited: 429 },
});

export const listInquiries = call({
  method: "GET",
  path: "/v1/me/inquiries",
  auth: "member",
  summary: "The member's inquiries, the last answered first",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(InquirySummary) }),
  paged: true,
});

export const getInquiry = call({
  method: "GET",
  path: "/v1/me/inquiries/{key}",
  auth: "member",
  summary: "One inquiry with all that was written; from now on it counts as read",
  params: keyParams,
  answer: Inquiry,
});

export const replyToInquiry = call({
  method: "POST",
  path: "/v1/inquiry-comments/reply",
  auth: "member",
  summary: "Writes further to an inquiry of one's own; answers all of it",
  body: v.object({
    inquiry_key: Key,
    ...inputs(inquiryReplyFields),
    file_keys: described("Keys that `POST /v1/upload-files` returned, at most a day ago.", fileKeys),
  }),
  answer: Inquiry,
  errors: { "inquiry.closed": 409, rate_limited: 429 },
});
