import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const verifyLogin = ask("verifyLogin", "POST", "/v1/auth/verify");
const unlockAccount = ask("unlockAccount", "GET", "/v1/auth/unlock/{token}");
const syncLogin = ask("syncLogin", "POST", "/v1/auth/login-sync-channel");

/** What a login needs at times: the one-time code, the way in after a lock, another channel's login. */
export const loginSteps = api.injectEndpoints({
  endpoints: (build) => ({
    verifyLogin: build.mutation<Answer<"verifyLogin">, Input<"verifyLogin">["body"]>({
      query: (body) => verifyLogin({ body }),
    }),
    /** The token holds once: asked a second time it answers no. */
    unlockAccount: build.mutation<Answer<"unlockAccount">, string>({
      query: (token) => unlockAccount({ params: { token } }),
    }),
    syncLogin: build.mutation<Answer<"syncLogin">, Input<"syncLogin">["body"]>({
      query: (body) => syncLogin({ body }),
    }),
  }),
});

export const { useVerifyLoginMutation, useUnlockAccountMutation, useSyncLoginMutation } = loginSteps;
