import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { type Paged, withPagination } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const deleteUser = buildQuery("deleteUser", "DELETE", "/v1/me/user");
const changePassword = buildQuery("changePassword", "PUT", "/v1/me/password");
const endOtherLogins = buildQuery("endOtherLogins", "DELETE", "/v1/me/logins");
const getDummyUser = buildQuery("getDummyUser", "GET", "/v1/users/dummy");
const listLoginHistories = buildQuery("listLoginHistories", "GET", "/v1/me/login-histories");
const requestEmailVerify = buildQuery("requestEmailVerify", "POST", "/v1/email-verify/request");
const checkEmailVerify = buildQuery("checkEmailVerify", "POST", "/v1/email-verify/check");
const restoreEmail = buildQuery("restoreEmail", "POST", "/v1/email-verify/restore");

/** Changes of the membership itself, each on its own screen. */
export const membership = api.injectEndpoints({
  endpoints: (build) => ({
    deleteUser: build.mutation<null, Input<"deleteUser">["body"]>({ query: (body) => deleteUser({ body }) }),
    changePassword: build.mutation<null, Input<"changePassword">["body"]>({
      query: (body) => changePassword({ body }),
      // It is no longer too old.
      invalidatesTags: (_, error) => (error ? [] : ["User"]),
    }),
    endOtherLogins: build.mutation<null, Input<"endOtherLogins">["body"]>({
      query: (body) => endOtherLogins({ body }),
    }),
    getDummyUser: build.query<Answer<"getDummyUser">, void>({ query: () => getDummyUser() }),
    listLoginHistories: build.query<Paged<"listLoginHistories">, { page?: number }>({
      query: (query) => listLoginHistories({ query }),
      transformResponse: withPagination<"listLoginHistories">,
      providesTags: ["Viewer"],
    }),
    requestEmailVerify: build.mutation<null, void>({ query: () => requestEmailVerify() }),
    /** [session.email-verify] Marks the user as a registered member; a changed email takes effect. */
    checkEmailVerify: build.mutation<Answer<"checkEmailVerify">, string>({
      query: (token) => checkEmailVerify({ body: { token } }),
      invalidatesTags: (checked) => (checked ? ["User"] : []),
    }),
    restoreEmail: build.mutation<Answer<"restoreEmail">, Input<"restoreEmail">["body"]>({
      query: (body) => restoreEmail({ body }),
    }),
  }),
});

export const {
  useDeleteUserMutation,
  useChangePasswordMutation,
  useEndOtherLoginsMutation,
  useGetDummyUserQuery,
  useListLoginHistoriesQuery,
  useRequestEmailVerifyMutation,
  useCheckEmailVerifyMutation,
  useRestoreEmailMutation,
} = membership;
