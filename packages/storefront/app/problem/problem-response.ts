import type { Problem, ProblemKind } from "@noren/domain/problem";
import { data, isRouteErrorResponse } from "react-router";

/** The status of a page that could not be rendered. */
const statusOf: Record<ProblemKind, number> = {
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
export function problemResponse(problem: Problem) {
  return data(problem, { status: statusOf[problem.kind] });
}

/** Reads the problem from an ErrorBoundary's error; any other error becomes `server`. */
export function problemOf(error: unknown): Problem {
  if (isRouteErrorResponse(error)) {
    const thrown = error.data as Partial<Problem> | null;
    if (thrown && typeof thrown === "object" && typeof thrown.kind === "string") return thrown as Problem;
    if (error.status === 404) return { kind: "notFound", message: "", code: "" };
  }
  return { kind: "server", status: 500, message: "", code: "", retryAfter: null };
}
