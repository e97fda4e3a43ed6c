import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const listPopups = ask("listPopups", "GET", "/v1/popups");
const getPopup = ask("getPopup", "GET", "/v1/popups/{id}");
const recordEvent = ask("recordEvent", "POST", "/v1/ecommerce_events");
const getEventDecision = ask("getEventDecision", "GET", "/v1/ecommerce_events/{id}");

export const popup = api.injectEndpoints({
  endpoints: (build) => ({
    /** The popups that a page opens by itself; `path` is the page's, e.g. `/cart`. */
    listPopups: build.query<Answer<"listPopups">, string>({
      query: (path) => listPopups({ query: { path } }),
      providesTags: ["Personal"],
    }),
    getPopup: build.query<Answer<"getPopup">, number>({ query: (id) => getPopup({ params: { id } }) }),
    /** Tells of something that happened; the answer may bring the popup that waits for it. */
    recordEvent: build.mutation<Answer<"recordEvent">, Input<"recordEvent">["body"]>({
      query: (body) => recordEvent({ body }),
    }),
    /** What was decided, by the id of a `purchase` or by the token of the cart. */
    getEventDecision: build.query<Answer<"getEventDecision">, string>({
      query: (id) => getEventDecision({ params: { id } }),
    }),
  }),
});

export const { useListPopupsQuery, useGetPopupQuery, useRecordEventMutation, useGetEventDecisionQuery } = popup;
