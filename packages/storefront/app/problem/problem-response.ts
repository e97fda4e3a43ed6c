import { notFoundProblem, type Problem, type ProblemKind } from "@noren/domain/problem";
import { data, isRouteErrorResponse } from "react-router";

/** The status of a page that could not be rendered. */
const statusByKind: Record<ProblemKind, number> = {
  network: 503,
  timeout: 503,
  unauthenticated: 401,
  forbidden: 403,
  maintenance: 503,
  invalidChannel: 404,
  cart: 409,
  // The API rejects a parameter of the URL, so no such page exists.
  validation: 404,
  notFound: 404,
  server: 500,
};

/** What a load throws to the nearest ErrorBoundary: the problem as data, with the page's status. */
export function toProblemResponse(problem: Problem) {
  return data(problem, { status: statusByKind[problem.kind] });
}

/** True for what a failed call rejects with. An endpoint that throws rejects with RTK Query's SerializedError instead. */
export const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" && error !== null && "kind" in error && Object.hasOwn(statusByKind, String(error.kind));

/** The problem that a load throws with `toProblemResponse`; null for anything else, such as a redirect. */
export const findThrownProblem = (thrown: unknown): Problem | null =>
  thrown instanceof Object && "data" in thrown && isProblem(thrown.data) ? thrown.data : null;

/** Reads the problem from what a query or an ErrorBoundary got; any other error becomes `server`. */
export function problemOf(error: unknown): Problem {
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : error;
  if (isProblem(thrown)) return thrown;
  if (isRouteErrorResponse(error) && error.status === 404) return notFoundProblem;
  return { kind: "server", status: 500, message: "", code: "", retryAfter: null };
}
