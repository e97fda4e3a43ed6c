import * as v from "valibot";
import { call } from "../call.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { PointBalance, PointHistory } from "../shapes/point.ts";
import { listOf } from "../shapes/text.ts";

export const getPoints = call({
  method: "GET",
  path: "/v1/me/points",
  auth: "member",
  summary: "The member's points and their expiry",
  answer: PointBalance,
});

export const listPointHistories = call({
  method: "GET",
  path: "/v1/me/point-histories",
  auth: "member",
  summary: "The history of the member's points, newest first; the amounts sum to the balance",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(PointHistory) }),
  paged: true,
});
