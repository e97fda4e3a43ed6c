import { useAddTimeseriesMutation, useListTimeseriesQuery } from "@noren/api/endpoints/timeseries";
import type { TimeseriesInput, TimeseriesPurpose } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import { timeseriesFormCopy as copy } from "#ui/screens/timeseries-form/timeseries-form.copy";
import { catchFormFailure } from "../problem/form-failure.ts";
import { queueFlash } from "../state/flash.ts";
import { useAppDispatch } from "../state/hooks.ts";
import { useIsMember } from "../state/use-is-member.ts";
import { timeseriesPaths } from "./timeseries-paths.ts";

/** The last registration of a purpose, and a function that adds one and goes back to the list. */
export function useTimeseriesForm(purpose: TimeseriesPurpose) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMember = useIsMember() === true;
  const { data } = useListTimeseriesQuery(isMember ? purpose : skipToken);
  const [add] = useAddTimeseriesMutation();
  const { list } = timeseriesPaths[purpose];
  return {
    isLoaded: data !== undefined,
    last: data?.data[0],
    listPath: list,
    add: (input: TimeseriesInput) =>
      catchFormFailure(async () => {
        await add(input).unwrap();
        dispatch(queueFlash({ message: copy.of[purpose].added }));
        await navigate(list);
      }),
  };
}
