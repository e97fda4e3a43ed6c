import * as v from "valibot";
import { described } from "../described.ts";
import { Id, Moment } from "./text.ts";

/** Why points moved. `returned` and `revoked` are of cancelled orders, `adjusted` is by the shop's staff. */
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

export const PointBalance = described(
  "A member's points.",
  v.object({
    point: described("Points; one point is one yen.", v.number()),
    expires_at: described(
      "When all points expire unless some are earned or used before, ISO 8601; null without points.",
      v.nullable(Moment),
    ),
  }),
);
export type PointBalance = v.InferOutput<typeof PointBalance>;

export const PointHistory = described(
  "Points that were earned, used or expired.",
  v.object({
    id: Id,
    amount: described("Positive: earned; negative: used or expired.", v.number()),
    reason: described("Why the points moved, for programs; `reason_name` is the text.", PointReason),
    reason_name: described("The reason in Japanese.", v.string()),
    note: described("The shop's note; null for none.", v.nullable(v.string())),
    order_id: described("The order that earned or used them; null for none.", v.nullable(v.number())),
    order_no: described("The order's number; null for none.", v.nullable(v.string())),
    created_at: Moment,
  }),
);
export type PointHistory = v.InferOutput<typeof PointHistory>;
