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
    "Sends a question to the shop, a company's question or an order of printed catalogues; a mail confirms it. Members find it in their inquiries",
  body: InquiryInput,
  recaptcha: "contact",
  answer: v.object({ key: UrlKey }),
  errors: { ...recaptchaRefusal, rate_limited: 429 },
});

export const listInquiries = call({
  method: "GET",
  path: "/v1/me/inquiries",
  auth: "member",
  summary: "The member's inquiries, the last updated first",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(InquirySummary) }),
  paged: true,
});

export const getInquiry = call({
  method: "GET",
  path: "/v1/me/inquiries/{key}",
  auth: "member",
  summary: "An inquiry with its comments; marks it as read",
  params: keyParams,
  answer: Inquiry,
});

export const replyToInquiry = call({
  method: "POST",
  path: "/v1/inquiry-comments/reply",
  auth: "member",
  summary: "Adds a comment to the member's inquiry; returns the whole inquiry",
  body: v.object({
    inquiry_key: Key,
    ...inputs(inquiryReplyFields),
    file_keys: described("Keys that `POST /v1/upload-files` returned, at most a day ago.", fileKeys),
  }),
  answer: Inquiry,
  errors: { "inquiry.closed": 409, rate_limited: 429 },
});
