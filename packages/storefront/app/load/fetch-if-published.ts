import type { Problem } from "@noren/domain/problem";
import { findThrownProblem } from "../problem/problem-response.ts";
import type { Endpoint, LoadContext } from "./screen-load.ts";

/** Problems that mean: the shop does not publish this. */
const UNPUBLISHED: readonly Problem["kind"][] = ["notFound", "forbidden", "unauthenticated"];

/** Loads what a shop may lack or close; null then. @throws any other problem */
export async function loadIfPublished<Result>(load: () => Promise<Result>): Promise<Result | null> {
  try {
    return await load();
  } catch (thrown) {
    const problem = findThrownProblem(thrown);
    if (problem && UNPUBLISHED.includes(problem.kind)) return null;
    throw thrown;
  }
}

/** Fetches what a shop may lack or close; null then. @throws any other problem */
export const fetchIfPublished = <Arg, Result>(
  { prefetch }: Pick<LoadContext, "prefetch">,
  endpoint: Endpoint<Arg, Result>,
  arg: Arg,
): Promise<Result | null> => loadIfPublished(() => prefetch(endpoint, arg));
