import type { Answer, TimeseriesInput, TimeseriesPurpose } from "@noren/contract";
import { addMeasurement } from "@noren/domain/member-lists";
import { api } from "../api.ts";
import { withLimit, type Limited } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listTimeseries = buildQuery("listTimeseries", "GET", "/v1/me/timeseries");
const addTimeseries = buildQuery("addTimeseries", "POST", "/v1/me/timeseries");
const clearTimeseries = buildQuery("clearTimeseries", "DELETE", "/v1/me/timeseries/");

export const timeseries = api.injectEndpoints({
  endpoints: (build) => ({
    listTimeseries: build.query<Limited<"listTimeseries">, TimeseriesPurpose>({
      query: (purpose) => listTimeseries({ query: { purpose } }),
      transformResponse: withLimit<"listTimeseries">,
    }),
    /** [measurement.add-delete] Newest first, trimmed to the limit. */
    addTimeseries: build.mutation<Answer<"addTimeseries">, TimeseriesInput>({
      query: (body) => addTimeseries({ body }),
      async onQueryStarted({ purpose }, { dispatch, queryFulfilled }): Promise<void> {
        const added = await queryFulfilled.catch(() => undefined);
        if (!added) return;
        dispatch(
          timeseries.util.updateQueryData("listTimeseries", purpose, (list) => {
            list.data = addMeasurement(list.data, added.data, list.limit);
          }),
        );
      },
    }),
    /** [measurement.add-delete] Deletes all measurements. */
    clearTimeseries: build.mutation<null, TimeseriesPurpose>({
      query: (purpose) => clearTimeseries({ query: { purpose } }),
      async onQueryStarted(purpose, { dispatch, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        dispatch(
          timeseries.util.updateQueryData("listTimeseries", purpose, (list) => {
            list.data = [];
          }),
        );
      },
    }),
  }),
});

export const { useListTimeseriesQuery, useAddTimeseriesMutation, useClearTimeseriesMutation } = timeseries;
