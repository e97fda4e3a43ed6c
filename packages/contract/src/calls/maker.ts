import * as v from "valibot";
import { call } from "../call.ts";
import { Maker, MakerDetail } from "../shapes/maker.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { Key } from "../shapes/query.ts";

export const listMakers = call({
  method: "GET",
  path: "/v1/makers",
  auth: "public",
  summary: "The makers of what the shop sells, in the order of their kana; 10 a page or per=all",
  query: v.object(pageQuery),
  answer: v.object({ data: v.array(Maker) }),
  paged: true,
});

export const getMaker = call({
  method: "GET",
  path: "/v1/makers/{key}",
  auth: "public",
  summary: "One maker with its story, its brands and its first products",
  params: v.object({ key: Key }),
  answer: MakerDetail,
});
