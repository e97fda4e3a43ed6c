import type { Answer, Input } from "@noren/contract";
import { api, keyedTag } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listTags = buildQuery("listTags", "GET", "/v1/tags");
const unlockTag = buildQuery("unlockTag", "POST", "/v1/tags/password");

export const tag = api.injectEndpoints({
  endpoints: (build) => ({
    listTags: build.query<Answer<"listTags">, void>({ query: () => listTags() }),
    /** Unlocks a tag: its product list is refetched, and the list of tags marks it as unlocked. */
    unlockTag: build.mutation<Answer<"unlockTag">, Input<"unlockTag">["body"]>({
      query: (body) => unlockTag({ body }),
      invalidatesTags: (unlocked, _, { key }) => (unlocked ? [keyedTag("Tag", key)] : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const unlocked = await queryFulfilled.catch(() => undefined);
        if (!unlocked) return;
        dispatch(
          tag.util.updateQueryData("listTags", undefined, (list) => {
            list.data = list.data.map((each) => (each.id === unlocked.data.id ? unlocked.data : each));
          }),
        );
      },
    }),
  }),
});

export const { useListTagsQuery, useUnlockTagMutation } = tag;
