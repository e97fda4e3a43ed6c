import type { Settings } from "@noren/contract";
import { isLoginRequired } from "@noren/contract/settings";
import type { Problem } from "@noren/domain/problem";
import type { Endpoint, LoadContext } from "../load/screen-load.ts";
import { problemOf } from "../problem/problem-response.ts";
import type { ShopSite } from "./structured-data.ts";

/** A document for programs, or null for a 404. */
export interface Document {
  type: string;
  body: string;
}

/** What a document is written from. */
export interface DocumentContext extends ShopSite {
  prefetch: LoadContext["prefetch"];
  /** True for a shop that shows its products and articles to members only. */
  isClosed: boolean;
}

export type WriteDocument = (context: DocumentContext) => Document | null | Promise<Document | null>;

export const toDocumentContext = (prefetch: LoadContext["prefetch"], settings: Settings): DocumentContext => ({
  prefetch,
  settings,
  origin: settings["SITE.ORIGIN"] ?? "",
  isClosed: isLoginRequired(settings),
});

/** Problems that mean: the shop does not publish this. */
const UNPUBLISHED: readonly Problem["kind"][] = ["notFound", "forbidden", "unauthenticated"];

/** Fetches what a shop may lack or close; null then. @throws any other problem */
export async function fetchIfPublished<Arg, Result>(
  { prefetch }: DocumentContext,
  endpoint: Endpoint<Arg, Result>,
  arg: Arg,
): Promise<Result | null> {
  try {
    return await prefetch(endpoint, arg);
  } catch (thrown) {
    if (thrown instanceof Object && "data" in thrown && UNPUBLISHED.includes(problemOf(thrown.data).kind)) return null;
    throw thrown;
  }
}
