import type { InquiryStatus, InquirySummary } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import { Badge, type BadgeProps } from "#ui/elements/badge/badge";

/** The colour of a status; its text comes from the API. */
const tones: Record<InquiryStatus, NonNullable<BadgeProps["tone"]>> = {
  received: "accent",
  answered: "success",
  closed: "neutral",
};

export function InquiryStatusBadge({ inquiry }: { inquiry: Pick<InquirySummary, "status" | "status_name"> }) {
  const { status, status_name } = inquiry;
  return <Badge tone={findOwnValue(tones, status) ?? "neutral"}>{status_name}</Badge>;
}
