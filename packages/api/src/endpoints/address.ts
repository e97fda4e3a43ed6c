import type { AddressInput, Answer } from "@noren/contract";
import {
  type AddressBook,
  makeDefaultAddress,
  makeSenderAddress,
  putAddress,
  removeAddress,
  updateProfile,
} from "@noren/domain/address-book";
import { api } from "../api.ts";
import { withLimit, type Limited } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import { account } from "./account.ts";

const listAddresses = buildQuery("listAddresses", "GET", "/v1/me/user-addresses");
const getAddress = buildQuery("getAddress", "GET", "/v1/me/user-addresses/{id}");
const createAddress = buildQuery("createAddress", "POST", "/v1/me/user-addresses");
const updateAddress = buildQuery("updateAddress", "PUT", "/v1/me/user-addresses/{id}");
const deleteAddress = buildQuery("deleteAddress", "DELETE", "/v1/me/user-addresses/{id}");
const deliverTo = buildQuery("useAddress", "PATCH", "/v1/me/user-addresses/{id}/use");
const sendFrom = buildQuery("useSenderAddress", "PATCH", "/v1/me/user-addresses/{id}/use-sender");
const findPostalCode = buildQuery("findPostalCode", "GET", "/v1/postal-code");

const BOOK = { type: "Address", id: "book" } as const;

/**
 * [address.default-unique] Exactly one default delivery and one default sender address. The cache follows at once, then the list is
 * refetched, since the server sorts the default first.
 */
export const address = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query<Limited<"listAddresses">, void>({
      query: () => listAddresses(),
      transformResponse: withLimit<"listAddresses">,
      providesTags: [BOOK],
    }),
    getAddress: build.query<Answer<"getAddress">, number>({
      query: (id) => getAddress({ params: { id } }),
      providesTags: (_, __, id) => [{ type: "Address", id }],
    }),
    createAddress: build.mutation<Answer<"createAddress">, AddressInput>({
      query: (body) => createAddress({ body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const added = await queryFulfilled.catch(() => undefined);
        if (added) dispatch(patchBook((book) => putAddress(book, added.data)));
      },
      invalidatesTags: (created) => (created ? [BOOK] : []),
    }),
    /** [address.own-updates-profile] The own address (division_ct 1) updates the profile's fields too. */
    updateAddress: build.mutation<Answer<"updateAddress">, { id: number; address: AddressInput }>({
      query: ({ id, address: body }) => updateAddress({ params: { id }, body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const updated = await queryFulfilled.catch(() => undefined);
        if (!updated) return;
        dispatch(patchBook((book) => putAddress(book, updated.data)));
        dispatch(account.util.updateQueryData("getUser", undefined, (user) => updateProfile(user, updated.data)));
      },
      invalidatesTags: (updated, _, { id }) =>
        updated ? [BOOK, { type: "Address", id }, ...(updated.division_ct === 1 ? (["User"] as const) : [])] : [],
    }),
    deleteAddress: build.mutation<null, number>({
      query: (id) => deleteAddress({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchBook((book) => removeAddress(book, id)));
      },
      invalidatesTags: (_, problem) => (problem ? [] : [BOOK]),
    }),
    setDefaultAddress: build.mutation<Answer<"useAddress">, number>({
      query: (id) => deliverTo({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchBook((book) => makeDefaultAddress(book, id)));
      },
      invalidatesTags: (used) => (used ? ["Address"] : []),
    }),
    setSenderAddress: build.mutation<Answer<"useSenderAddress">, number>({
      query: (id) => sendFrom({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchBook((book) => makeSenderAddress(book, id)));
      },
      invalidatesTags: (used) => (used ? ["Address"] : []),
    }),
    findPostalCode: build.query<Answer<"findPostalCode">, string>({
      query: (code) => findPostalCode({ query: { code } }),
    }),
  }),
});

const patchBook = (change: (book: AddressBook) => AddressBook) =>
  address.util.updateQueryData("listAddresses", undefined, (list) => {
    list.data = change(list.data);
  });

export const {
  useListAddressesQuery,
  useGetAddressQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useSetSenderAddressMutation,
  useLazyFindPostalCodeQuery,
} = address;
