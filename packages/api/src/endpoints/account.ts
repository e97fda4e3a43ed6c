import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const getUser = ask("getUser", "GET", "/v1/me/user");
const updateUser = ask("updateUser", "PUT", "/v1/me/user");
const createUser = ask("createUser", "POST", "/v1/users");
const checkSchoolKey = ask("checkSchoolKey", "POST", "/takimoto/v1/schools/check");

export const account = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Answer<"getUser">, void>({ query: () => getUser(), providesTags: ["User"] }),
    updateUser: build.mutation<Answer<"updateUser">, Input<"updateUser">["body"]>({
      query: (body) => updateUser({ body }),
      invalidatesTags: (user) => (user ? ["User", "Address"] : []),
    }),
    createUser: build.mutation<Answer<"createUser">, Input<"createUser">["body"]>({
      query: (body) => createUser({ body }),
    }),
    checkSchoolKey: build.mutation<Answer<"checkSchoolKey">, string>({
      query: (key) => checkSchoolKey({ body: { key } }),
    }),
  }),
});

export const { useGetUserQuery, useUpdateUserMutation, useCreateUserMutation, useCheckSchoolKeyMutation } = account;
