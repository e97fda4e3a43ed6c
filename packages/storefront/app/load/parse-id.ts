import { notFoundProblem } from "@noren/domain/problem";
import { useParams } from "react-router";
import { toProblemResponse } from "../problem/problem-response.ts";
import { useMissing } from "../state/use-missing.ts";

const idOf = (key: string | undefined): number | null => (key && /^\d{1,9}$/.test(key) ? Number(key) : null);

/** The id in a path. @throws a 404 for anything else, which no call is needed for */
export function parseId(key: string | undefined): number {
  const id = idOf(key);
  if (id === null) throw toProblemResponse(notFoundProblem);
  return id;
}

/** The id in the path of a member's page; null for anything else, which leads to the not-found page. */
export function useIdParam(): number | null {
  const id = idOf(useParams()["key"]);
  useMissing(id === null ? notFoundProblem : undefined);
  return id;
}
