import type { Problem } from "@noren/domain/problem";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * A page of a member that is loaded anew is drawn before it asks. Where there is nothing of what it is about, its load
 * is run again, which leads to the page that says so.
 * @param error of the page's own question
 */
export function useMissing(error: unknown): void {
  const { revalidate } = useRevalidator();
  const kind = (error as Problem | undefined)?.kind;
  const isMissing = kind === "notFound" || kind === "validation";
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
}
