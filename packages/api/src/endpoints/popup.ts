import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listPopups = buildQuery("listPopups", "GET", "/v1/popups");
const getPopup = buildQuery("getPopup", "GET", "/v1/popups/{id}");
const recordEvent = buildQuery("recordEvent", "POST", "/v1/ecommerce_events");
const getEventDecision = buildQuery("getEventDecision", "GET", "/v1/ecommerce_events/{id}");

export const popup = api.injectEndpoints({
  endpoints: (build) => ({
    /** The popups of a page; `path` is e.g. `/cart`. */
    listPopups: build.query<Answer<"listPopups">, string>({
      query: (path) => listPopups({ query: { path } }),
      providesTags: ["Viewer"],
    }),
    getPopup: build.query<Answer<"getPopup">, number>({ query: (id) => getPopup({ params: { id } }) }),
    /** Records an event. The answer may contain a popup. */
    recordEvent: build.mutation<Answer<"recordEvent">, Input<"recordEvent">["body"]>({
      query: (body) => recordEvent({ body }),
    }),
    /** The placed order, by the id of a `purchase` or by the cart's token. */
    getEventDecision: build.query<Answer<"getEventDecision">, string>({
      query: (id) => getEventDecision({ params: { id } }),
    }),
  }),
});

export const { useListPopupsQuery, useGetPopupQuery, useRecordEventMutation, useGetEventDecisionQuery } = popup;
