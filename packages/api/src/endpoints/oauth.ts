import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const redirectToOauth = ask("redirectToOauth", "GET", "/v1/auth/{type}/redirect");
const completeOauth = ask("completeOauth", "GET", "/v1/auth/{type}/callback");

/** Both change something (a try begins, a login is completed), so neither may be answered from the cache. */
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
