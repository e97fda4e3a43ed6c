import * as v from "valibot";
import { call } from "../call.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { keyParams } from "../shapes/query.ts";
import { SystemMessage, SystemMessageSummary } from "../shapes/system-message.ts";
import { listOf } from "../shapes/text.ts";

export const listSystemMessages = call({
  method: "GET",
  path: "/v1/me/system-messages",
  auth: "member",
  summary: "The shop's messages to the member, newest first, and the number of unread ones",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(SystemMessageSummary), unread_count: v.number() }),
  paged: true,
});

export const getSystemMessage = call({
  method: "GET",
  path: "/v1/me/system-messages/{key}",
  auth: "member",
  summary: "A message; marks it as read",
  params: keyParams,
  answer: SystemMessage,
});
