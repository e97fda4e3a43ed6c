import type { Answer, MemorialInput } from "@noren/contract";
import { addMemorial, removeMemorial, replaceMemorial } from "@noren/domain/member-lists";
import { api } from "../api.ts";
import { withLimit, type Limited } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listMemorials = buildQuery("listMemorials", "GET", "/v1/me/user-memorials");
const getMemorial = buildQuery("getMemorial", "GET", "/v1/me/user-memorials/{id}");
const createMemorial = buildQuery("createMemorial", "POST", "/v1/me/user-memorials");
const updateMemorial = buildQuery("updateMemorial", "PUT", "/v1/me/user-memorials/{id}");
const deleteMemorial = buildQuery("deleteMemorial", "DELETE", "/v1/me/user-memorials/{id}");

const stopMails = buildQuery("stopMails", "POST", "/v1/mails/stop/{token}");

type List = Limited<"listMemorials">;

export const memorial = api.injectEndpoints({
  endpoints: (build) => ({
    listMemorials: build.query<List, void>({
      query: () => listMemorials(),
      transformResponse: withLimit<"listMemorials">,
    }),
    getMemorial: build.query<Answer<"getMemorial">, number>({ query: (id) => getMemorial({ params: { id } }) }),
    /** [memorial.add-delete] Add appends. */
    createMemorial: build.mutation<Answer<"createMemorial">, MemorialInput>({
      query: (body) => createMemorial({ body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const added = await queryFulfilled.catch(() => undefined);
        if (added) dispatch(patchList((days) => addMemorial(days, added.data)));
      },
    }),
    updateMemorial: build.mutation<Answer<"updateMemorial">, { id: number; memorial: MemorialInput }>({
      query: ({ id, memorial: body }) => updateMemorial({ params: { id }, body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        const changed = await queryFulfilled.catch(() => undefined);
        if (!changed) return;
        dispatch(patchList((days) => replaceMemorial(days, changed.data)));
        dispatch(memorial.util.upsertQueryEntries([{ endpointName: "getMemorial", arg: id, value: changed.data }]));
      },
    }),
    stopMails: build.mutation<Answer<"stopMails">, string>({ query: (token) => stopMails({ params: { token } }) }),
    /** [memorial.add-delete] Delete removes by id. */
    deleteMemorial: build.mutation<null, number>({
      query: (id) => deleteMemorial({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchList((days) => removeMemorial(days, id)));
      },
    }),
  }),
});

const patchList = (change: (days: List["data"]) => List["data"]) =>
  memorial.util.updateQueryData("listMemorials", undefined, (list) => {
    list.data = change(list.data);
  });

export const {
  useListMemorialsQuery,
  useGetMemorialQuery,
  useCreateMemorialMutation,
  useUpdateMemorialMutation,
  useDeleteMemorialMutation,
  useStopMailsMutation,
} = memorial;
