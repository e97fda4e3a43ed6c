import type { Problem } from "@noren/domain/problem";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** True where the server knows nothing of what was asked for; any other problem leaves that open. */
export function saysMissing(error: unknown): boolean {
  const kind = (error as Problem | undefined)?.kind;
  return kind === "notFound" || kind === "validation";
}

/**
 * A page of a member that is loaded anew is drawn before it asks. Where there is nothing of what it is about, its load
 * is run again, which leads to the page that says so.
 * @param error of the page's own question
 */
export function useMissing(error: unknown): void {
  const { revalidate } = useRevalidator();
  const isMissing = saysMissing(error);
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
}
