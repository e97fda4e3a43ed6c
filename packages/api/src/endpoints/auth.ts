import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const login = buildQuery("login", "POST", "/v1/auth/login");
const refresh = buildQuery("refresh", "POST", "/v1/auth/refresh");
const logout = buildQuery("logout", "POST", "/v1/auth/logout");

export const auth = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<"login">, Input<"login">["body"]>({ query: (body) => login({ body }) }),
    refresh: build.mutation<Answer<"refresh">, void>({ query: () => refresh() }),
    logout: build.mutation<null, void>({ query: () => logout() }),
  }),
});

export const { useLoginMutation, useLogoutMutation } = auth;
