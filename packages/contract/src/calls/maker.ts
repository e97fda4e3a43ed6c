import * as v from "valibot";
import { call } from "../call.ts";
import { Maker, MakerDetail } from "../shapes/maker.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { keyParams } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

export const listMakers = call({
  method: "GET",
  path: "/v1/makers",
  auth: "public",
  summary: "The makers, sorted by kana; 10 per page or per=all",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(Maker) }),
  paged: true,
});

export const getMaker = call({
  method: "GET",
  path: "/v1/makers/{key}",
  auth: "public",
  summary: "A maker with its story, its brands and its first products",
  params: keyParams,
  answer: MakerDetail,
});
