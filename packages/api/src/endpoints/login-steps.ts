import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const verifyLogin = buildQuery("verifyLogin", "POST", "/v1/auth/verify");
const resendLoginCode = buildQuery("resendLoginCode", "POST", "/v1/auth/verify/resend");
const unlockAccount = buildQuery("unlockAccount", "GET", "/v1/auth/unlock/{token}");
const syncLogin = buildQuery("syncLogin", "POST", "/v1/auth/login-sync-channel");

/** Optional steps of a login: the one-time code, unlocking an account, another channel's login. */
export const loginSteps = api.injectEndpoints({
  endpoints: (build) => ({
    verifyLogin: build.mutation<Answer<"verifyLogin">, Input<"verifyLogin">["body"]>({
      query: (body) => verifyLogin({ body }),
    }),
    resendLoginCode: build.mutation<Answer<"resendLoginCode">, Input<"resendLoginCode">["body"]>({
      query: (body) => resendLoginCode({ body }),
    }),
    /** The token is single-use: a second call fails. */
    unlockAccount: build.mutation<Answer<"unlockAccount">, string>({
      query: (token) => unlockAccount({ params: { token } }),
    }),
    syncLogin: build.mutation<Answer<"syncLogin">, Input<"syncLogin">["body"]>({
      query: (body) => syncLogin({ body }),
    }),
  }),
});

export const { useVerifyLoginMutation, useResendLoginCodeMutation, useUnlockAccountMutation, useSyncLoginMutation } =
  loginSteps;
