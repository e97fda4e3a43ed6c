import * as v from "valibot";
import { Moment } from "./text.ts";

/** One point is worth one yen. `returned` and `revoked` belong to cancelled orders, `adjusted` to the shop's people. */
export const PointReason = v.picklist([
  "welcome",
  "campaign",
  "review",
  "earned",
  "used",
  "returned",
  "revoked",
  "expired",
  "adjusted",
]);
export type PointReason = v.InferOutput<typeof PointReason>;

/** What a member has to spend. */
export const PointBalance = v.object({
  point: v.number(),
  /** When all of them run out unless they move before; null without points. */
  expires_at: v.nullable(Moment),
});
export type PointBalance = v.InferOutput<typeof PointBalance>;

/** One movement of points. */
export const PointHistory = v.object({
  id: v.number(),
  /** Above zero: came in; below: went out. */
  amount: v.number(),
  reason: PointReason,
  /** The reason in Japanese. */
  reason_name: v.string(),
  /** Further words of the shop. */
  note: v.nullable(v.string()),
  /** Of the order that earned or used them. */
  order_id: v.nullable(v.number()),
  order_no: v.nullable(v.string()),
  created_at: Moment,
});
export type PointHistory = v.InferOutput<typeof PointHistory>;
