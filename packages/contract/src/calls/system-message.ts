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
  summary: "What the shop has told the member, newest first, and how much of it is unread",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(SystemMessageSummary), unread_count: v.number() }),
  paged: true,
});

export const getSystemMessage = call({
  method: "GET",
  path: "/v1/me/system-messages/{key}",
  auth: "member",
  summary: "One message; from now on it counts as read",
  params: keyParams,
  answer: SystemMessage,
});
