import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const listTags = ask("listTags", "GET", "/v1/tags");
const unlockTag = ask("unlockTag", "POST", "/v1/tags/password");

export const tag = api.injectEndpoints({
  endpoints: (build) => ({
    listTags: build.query<Answer<"listTags">, void>({ query: () => listTags() }),
    /** Opens a tag; its list of products is asked for again, and the list of tags says that it is open. */
    unlockTag: build.mutation<Answer<"unlockTag">, Input<"unlockTag">["body"]>({
      query: (body) => unlockTag({ body }),
      invalidatesTags: (unlocked, _, { key }) => (unlocked ? [{ type: "Tag", id: key }] : []),
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
