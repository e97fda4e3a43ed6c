import type { Answer, Input } from "@noren/contract";
import { markMessageRead } from "@noren/domain/read-marks";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listSystemMessages = buildQuery("listSystemMessages", "GET", "/v1/me/system-messages");
const getSystemMessage = buildQuery("getSystemMessage", "GET", "/v1/me/system-messages/{key}");

export const systemMessage = api.injectEndpoints({
  endpoints: (build) => ({
    listSystemMessages: build.query<Paged<"listSystemMessages">, NonNullable<Input<"listSystemMessages">["query"]>>({
      query: (query) => listSystemMessages({ query }),
      transformResponse: withPagination<"listSystemMessages">,
    }),
    /** Opening a message marks it as read in the list, and lowers the unread count on every page of it. */
    getSystemMessage: build.query<Answer<"getSystemMessage">, string>({
      query: (key) => getSystemMessage({ params: { key } }),
      async onQueryStarted(key, { dispatch, getState, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        const pages = systemMessage.util.selectCachedArgsForQuery(getState(), "listSystemMessages");
        const isNews = pages.some((page) =>
          systemMessage.endpoints.listSystemMessages
            .select(page)(getState())
            .data?.data.some((message) => message.key === key && !message.is_read),
        );
        if (!isNews) return;
        for (const page of pages) {
          dispatch(
            systemMessage.util.updateQueryData("listSystemMessages", page, (list) => markMessageRead(list, key)),
          );
        }
      },
    }),
  }),
});

export const { useListSystemMessagesQuery, useGetSystemMessageQuery } = systemMessage;
