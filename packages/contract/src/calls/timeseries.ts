import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { listOf } from "../shapes/text.ts";
import { Timeseries, TimeseriesInput, TimeseriesPurpose } from "../shapes/timeseries.ts";

const purpose = { query: v.object({ purpose: described("The purpose of the values.", TimeseriesPurpose) }) };
const limited = { "x-limit": "How many of a purpose are kept; an older one makes room for the newest" };

export const listTimeseries = call({
  method: "GET",
  path: "/v1/me/timeseries",
  auth: "member",
  summary: "The measurements of a purpose, newest first",
  ...purpose,
  answer: v.object({ data: listOf(Timeseries) }),
  headers: limited,
});

export const addTimeseries = call({
  method: "POST",
  path: "/v1/me/timeseries",
  auth: "member",
  summary: "Adds a measurement",
  body: TimeseriesInput,
  answer: Timeseries,
  headers: limited,
});

export const clearTimeseries = call({
  method: "DELETE",
  path: "/v1/me/timeseries/",
  auth: "member",
  summary: "Deletes all measurements of a purpose",
  ...purpose,
});
