import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isProblem } from "../problem/problem-response.ts";

/** Whether a problem means that the resource does not exist. */
export function isMissingResource(error: unknown): boolean {
  return isProblem(error) && (error.kind === "notFound" || error.kind === "validation");
}

/**
 * A member's page renders before its query after a reload. When the resource does not exist, reruns the load, which leads
 * to the not-found page.
 * @param error of the page's query
 */
export function useMissing(error: unknown): void {
  const { revalidate } = useRevalidator();
  const isMissing = isMissingResource(error);
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
}
