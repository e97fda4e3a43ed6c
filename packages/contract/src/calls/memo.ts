import { memoFields } from "@noren/validation/fields/order";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { idParams, rowNumber } from "../shapes/query.ts";
import { Id, Moment, PlainText } from "../shapes/text.ts";

const Memo = v.object({
  id: Id,
  order_id: described("The order's `id`.", v.number()),
  body: PlainText,
  updated_at: Moment,
});

export const createMemo = call({
  method: "POST",
  path: "/v1/memos",
  auth: "member",
  summary: "Writes the member's private memo of an order; replaces an existing one",
  body: v.object({ order_id: described("The order's `id`.", rowNumber), ...inputs(memoFields) }),
  answer: Memo,
});

export const updateMemo = call({
  method: "PATCH",
  path: "/v1/memos/{id}",
  auth: "member",
  summary: "Changes a memo",
  params: idParams,
  body: v.object(inputs(memoFields)),
  answer: Memo,
});

export const deleteMemo = call({
  method: "DELETE",
  path: "/v1/memos/{id}",
  auth: "member",
  summary: "Removes a memo",
  params: idParams,
});
