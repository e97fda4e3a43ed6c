import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const updateUser = buildQuery("updateUser", "PUT", "/v1/me/user");
const createUser = buildQuery("createUser", "POST", "/v1/users");
const checkSchoolKey = buildQuery("checkSchoolKey", "POST", "/takimoto/v1/schools/check");

export const accountChanges = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useUpdateUserMutation, useCreateUserMutation, useCheckSchoolKeyMutation } = accountChanges;
