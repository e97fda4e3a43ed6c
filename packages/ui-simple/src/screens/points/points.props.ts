import type { Pagination, PointHistory } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

/** Points that were earned, used or expired. */
export interface PointMovement extends Pick<
  PointHistory,
  "id" | "amount" | "reason_name" | "note" | "order_no" | "created_at"
> {
  /** The order that earned or used them; null for none. */
  orderPath: string | null;
}

export interface PointsProps {
  messages: readonly PageMessageProps[];
  /** The member's points; null while loading. */
  point: number | null;
  /** The last moment of all points unless some are earned or used before, in milliseconds; null without points. */
  lastsUntil: number | null;
  /** Per cent of a purchase that is earned as points; null for none. */
  earnPercent: number | null;
  /** Newest first. Null while loading. */
  movements: readonly PointMovement[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
}
