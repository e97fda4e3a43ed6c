import { calls } from "@noren/contract";
import { linkFile } from "../upload/file-link.ts";
import { readLimitedPage } from "../http/pagination.ts";
import { type Route, serve } from "../context/serve.ts";
import { listSystemMessages, openSystemMessage, summaryOf } from "./system-messages.ts";

export const systemMessageRoutes: readonly Route[] = [
  serve(calls.listSystemMessages, async ({ db, memberId, query, paginate }) => {
    const page = readLimitedPage(query);
    const { data, total, unread } = await listSystemMessages(db, memberId, page);
    paginate(page, total);
    return { data, unread_count: unread };
  }),
  serve(calls.getSystemMessage, async (received) => {
    const { db, memberId, params, now } = received;
    const { message, file } = await openSystemMessage(db, memberId, params.key, now());
    return {
      ...summaryOf(message),
      body: message.body,
      link: message.link,
      file: file && linkFile(received, file),
    };
  }),
];
