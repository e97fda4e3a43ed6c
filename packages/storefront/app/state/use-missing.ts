import type { Problem } from "@noren/domain/problem";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Whether a problem means that the resource does not exist. */
export function saysMissing(error: unknown): boolean {
  const kind = (error as Problem | undefined)?.kind;
  return kind === "notFound" || kind === "validation";
}

/**
 * A member's page renders before its query after a reload. When the resource does not exist, reruns the load, which leads
 * to the not-found page.
 * @param error of the page's query
 */
export function useMissing(error: unknown): void {
  const { revalidate } = useRevalidator();
  const isMissing = saysMissing(error);
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
}
