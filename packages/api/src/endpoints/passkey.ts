import type { Answer, Input, Passkey } from "@noren/contract";
import { api } from "../api.ts";
import { withLimit, type Limited } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const beginPasskeyLogin = buildQuery("beginPasskeyLogin", "POST", "/v1/auth/passkey/begin");
const loginWithPasskey = buildQuery("loginWithPasskey", "POST", "/v1/auth/passkey");
const listPasskeys = buildQuery("listPasskeys", "GET", "/v1/me/passkeys");
const beginPasskey = buildQuery("beginPasskey", "POST", "/v1/me/passkeys/begin");
const createPasskey = buildQuery("createPasskey", "POST", "/v1/me/passkeys");
const renamePasskey = buildQuery("renamePasskey", "PATCH", "/v1/me/passkeys/{id}");
const deletePasskey = buildQuery("deletePasskey", "DELETE", "/v1/me/passkeys/{id}");

export const passkey = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because each login needs a challenge of its own. */
    beginPasskeyLogin: build.mutation<Answer<"beginPasskeyLogin">, void>({ query: () => beginPasskeyLogin() }),
    loginWithPasskey: build.mutation<Answer<"loginWithPasskey">, Input<"loginWithPasskey">["body"]>({
      query: (body) => loginWithPasskey({ body }),
    }),
    listPasskeys: build.query<Limited<"listPasskeys">, void>({
      query: () => listPasskeys(),
      transformResponse: withLimit<"listPasskeys">,
    }),
    beginPasskey: build.mutation<Answer<"beginPasskey">, Input<"beginPasskey">["body"]>({
      query: (body) => beginPasskey({ body }),
    }),
    createPasskey: build.mutation<Answer<"createPasskey">, Input<"createPasskey">["body"]>({
      query: (body) => createPasskey({ body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const created = await queryFulfilled.catch(() => undefined);
        if (created) dispatch(patchList((list) => [...list, created.data]));
      },
    }),
    renamePasskey: build.mutation<Answer<"renamePasskey">, { id: number; body: Input<"renamePasskey">["body"] }>({
      query: ({ id, body }) => renamePasskey({ params: { id }, body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        const renamed = await queryFulfilled.catch(() => undefined);
        if (renamed) dispatch(patchList((list) => list.map((each) => (each.id === id ? renamed.data : each))));
      },
    }),
    deletePasskey: build.mutation<null, { id: number; body: Input<"deletePasskey">["body"] }>({
      query: ({ id, body }) => deletePasskey({ params: { id }, body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined))
          dispatch(patchList((list) => list.filter((each) => each.id !== id)));
      },
    }),
  }),
});

const patchList = (change: (list: readonly Passkey[]) => Passkey[]) =>
  passkey.util.updateQueryData("listPasskeys", undefined, (list) => {
    list.data = change(list.data);
  });

export const {
  useBeginPasskeyLoginMutation,
  useLoginWithPasskeyMutation,
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useCreatePasskeyMutation,
  useRenamePasskeyMutation,
  useDeletePasskeyMutation,
} = passkey;
