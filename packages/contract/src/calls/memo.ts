import { memoFields } from "@noren/validation/fields/order";
import * as v from "valibot";
import { call } from "../call.ts";
import { inputs } from "../input.ts";
import { rowNumber, wholeNumber } from "../shapes/query.ts";
import { Moment } from "../shapes/text.ts";

const id = { params: v.object({ id: wholeNumber(1, 2_147_483_647) }) };
const Memo = v.object({ id: v.number(), order_id: v.number(), body: v.string(), updated_at: Moment });

export const createMemo = call({
  method: "POST",
  path: "/v1/memos",
  auth: "member",
  summary: "Writes a memo to an order of one's own, for oneself; in the place of the one that is there",
  body: v.object({ order_id: rowNumber, ...inputs(memoFields) }),
  answer: Memo,
});

export const updateMemo = call({
  method: "PATCH",
  path: "/v1/memos/{id}",
  auth: "member",
  summary: "Changes a memo",
  ...id,
  body: v.object(inputs(memoFields)),
  answer: Memo,
});

export const deleteMemo = call({
  method: "DELETE",
  path: "/v1/memos/{id}",
  auth: "member",
  summary: "Removes a memo",
  ...id,
});
