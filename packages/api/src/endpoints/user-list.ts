import type { Answer, Input } from "@noren/contract";
import { api, keyedTag } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import { changeFavourites, type StartedCall } from "../favourite.ts";

const listUserLists = buildQuery("listUserLists", "GET", "/v1/me/user-lists");
const getUserList = buildQuery("getUserList", "GET", "/v1/me/user-lists/{key}");
const attachToUserList = buildQuery("attachToUserList", "PATCH", "/v1/me/user-lists/attach");
const detachFromUserLists = buildQuery("detachFromUserLists", "PATCH", "/v1/me/user-lists/detach");
const detachFromUserList = buildQuery("detachFromUserList", "PATCH", "/v1/me/user-lists/{key}/detach");

type Lists = Answer<"listUserLists">;
/** The list with a key, a new list with a name, or the default list. */
type Attached = Omit<Input<"attachToUserList">["body"], "table">;

export const userList = api.injectEndpoints({
  endpoints: (build) => ({
    listUserLists: build.query<Lists, void>({
      query: () => listUserLists(),
      providesTags: [{ type: "UserList", id: "all" }],
    }),
    /** A page of the products of a list. */
    getUserList: build.query<Paged<"getUserList">, { key: string; page?: number }>({
      query: ({ key, ...query }) => getUserList({ params: { key }, query: { ...query, is_listables: true } }),
      transformResponse: withPagination<"getUserList">,
      providesTags: (_, __, { key }) => ["Favourite", keyedTag("UserList", key)],
    }),
    /** [favourite.everywhere] Favourite flags change across all lists when products are attached or detached. */
    attachToUserList: build.mutation<Lists, Attached>({
      query: (attached) => attachToUserList({ body: { table: "products", ...attached } }),
      invalidatesTags: (lists, _, { from }) =>
        [...(lists?.data ?? []).map(({ key }) => key), ...(from ? [from] : [])].map((key) => keyedTag("UserList", key)),
      async onQueryStarted({ ids }, call): Promise<void> {
        await Promise.all([storeLists(call), changeFavourites(ids, true, call)]);
      },
    }),
    detachFromUserLists: build.mutation<Lists, readonly number[]>({
      query: (ids) => detachFromUserLists({ body: { table: "products", ids: [...ids] } }),
      invalidatesTags: (lists) => (lists?.data ?? []).map(({ key }) => keyedTag("UserList", key)),
      async onQueryStarted(ids, call): Promise<void> {
        await Promise.all([storeLists(call), changeFavourites(ids, false, call)]);
      },
    }),
    /** Removes products from one list; they stay favourites. */
    detachFromUserList: build.mutation<Lists, { key: string; ids: number[] }>({
      query: ({ key, ids }) => detachFromUserList({ params: { key }, body: { table: "products", ids } }),
      invalidatesTags: (lists, _, { key }) => (lists ? [keyedTag("UserList", key)] : []),
      onQueryStarted: (_, call): Promise<void> => storeLists(call),
    }),
  }),
});

/** The answer contains all of the member's lists. */
async function storeLists({ dispatch, queryFulfilled }: StartedCall<{ data: Lists }>): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  dispatch(userList.util.upsertQueryEntries([{ endpointName: "listUserLists", arg: undefined, value: answer.data }]));
}

export const {
  useListUserListsQuery,
  useGetUserListQuery,
  useAttachToUserListMutation,
  useDetachFromUserListsMutation,
  useDetachFromUserListMutation,
} = userList;
