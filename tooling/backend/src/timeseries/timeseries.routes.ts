import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { addTimeseries, clearTimeseries, listTimeseries, TIMESERIES_LIMIT } from "./timeseries.ts";

export const timeseriesRoutes: readonly Route[] = [
  serve(calls.listTimeseries, async ({ db, memberId, query, setHeader }) => {
    setHeader("x-limit", String(TIMESERIES_LIMIT));
    return { data: await listTimeseries(db, memberId, query.purpose) };
  }),
  serve(calls.addTimeseries, async ({ db, memberId, body, now, setHeader }) => {
    setHeader("x-limit", String(TIMESERIES_LIMIT));
    return addTimeseries(db, memberId, body, now());
  }),
  serve(calls.clearTimeseries, async ({ db, memberId, query }) => {
    await clearTimeseries(db, memberId, query.purpose);
    return undefined;
  }),
];
