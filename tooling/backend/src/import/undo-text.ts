import { importCopy } from "./import.copy.ts";
import type { UndoSummary } from "./undo-import.ts";

/** Maximum number of kept products listed; the rest are only counted. */
const MAX_KEPT = 50;

/** The summary of an undone import for the terminal. */
export function undoText({ id, fileName, kept, ...summary }: UndoSummary): string {
  const { undo: copy } = importCopy;
  if (summary.isAlreadyUndone) return copy.already(id);
  const lines = [copy.title(id, fileName)];
  if (summary.isUnfinished) lines.push(copy.unfinished(id));
  lines.push(copy.deleted(summary.deleted), copy.restored(summary.restored));
  if (summary.categories + summary.brands > 0) lines.push(copy.taxonomy(summary.categories, summary.brands));
  if (kept.length > 0) {
    lines.push(
      copy.kept(kept.length),
      ...kept.slice(0, MAX_KEPT).map((each) => copy.keptProduct(each.name, each.reason)),
    );
    if (kept.length > MAX_KEPT) lines.push(copy.more(kept.length - MAX_KEPT));
  }
  return lines.join("\n");
}
