import { originOf } from "@noren/domain/origin";
import type { Settings } from "@noren/contract";
import { isLoginRequired } from "@noren/contract/settings";
import type { LoadContext } from "../load/screen-load.ts";
import type { ShopSite } from "./structured-data.ts";

/** A document for programs, or null for a 404. */
export interface Document {
  type: string;
  body: string;
}

/** What a document is written from. */
export interface DocumentContext extends ShopSite {
  /** Empty if SITE.ORIGIN is missing or no origin. */
  origin: string;
  prefetch: LoadContext["prefetch"];
  /** True for a shop that shows its products and articles to members only. */
  isClosed: boolean;
}

export type WriteDocument = (context: DocumentContext) => Document | null | Promise<Document | null>;

export const toDocumentContext = (prefetch: LoadContext["prefetch"], settings: Settings): DocumentContext => ({
  prefetch,
  settings,
  origin: originOf(settings["SITE.ORIGIN"] ?? "") ?? "",
  isClosed: isLoginRequired(settings),
});
