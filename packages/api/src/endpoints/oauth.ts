import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const redirectToOauth = buildQuery("redirectToOauth", "GET", "/v1/auth/{type}/redirect");
const completeOauth = buildQuery("completeOauth", "GET", "/v1/auth/{type}/callback");

/** Mutations, because the first starts an attempt and the second completes a login: neither may come from the cache. */
export const oauth = api.injectEndpoints({
  endpoints: (build) => ({
    redirectToOauth: build.mutation<Answer<"redirectToOauth">, string>({
      query: (type) => redirectToOauth({ params: { type } }),
    }),
    completeOauth: build.mutation<Answer<"completeOauth">, { type: string; query: Input<"completeOauth">["query"] }>({
      query: ({ type, query }) => completeOauth({ params: { type }, query }),
    }),
  }),
});

export const { useRedirectToOauthMutation, useCompleteOauthMutation } = oauth;
