import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isProblem } from "../problem/problem-response.ts";

/** Whether a problem means that the resource does not exist. */
export function isMissingResource(error: unknown): boolean {
  return isProblem(error) && (error.kind === "notFound" || error.kind === "validation");
}

/**
 * A member's page renders before its query after a reload. When the resource does not exist, reruns the load, which leads
 * to the not-found page. By a navigation: React does not finish a revalidation while parts of the page wait for their code.
 * @param error of the page's query
 */
export function useMissing(error: unknown): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isMissing = isMissingResource(error);
  const rerun = useEffectEvent(() => void navigate(location, { replace: true, state: location.state }));
  useEffect(() => {
    if (isMissing) rerun();
  }, [isMissing]);
}
