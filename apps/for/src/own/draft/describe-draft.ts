import { draftCopy as copy } from "./draft.copy.ts";
import type { DrawnDraft } from "./draft.props.ts";

/** What the drawing shows, for a screen reader, with the reason for a changed title first. */
export function describeDraft({ paper, draft, notice }: Pick<DrawnDraft, "paper" | "draft" | "notice">): string {
  if (!paper) return draft.occasion === "" ? "" : copy.noNoshi;
  const parts = [copy.titledAs(paper.title), copy.cordOf(paper.cord), copy.namedAs(paper.names)];
  return `${notice ?? ""}${copy.summary(parts)}`;
}
