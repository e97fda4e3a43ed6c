import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const getUser = buildQuery("getUser", "GET", "/v1/me/user");

/** Every page reads the member; what changes members is in `account-changes.ts`. */
export const account = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Answer<"getUser">, void>({ query: () => getUser(), providesTags: ["User"] }),
  }),
});

export const { useGetUserQuery } = account;
