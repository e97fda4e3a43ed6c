import type { EntryContext } from "react-router";
import type { RootState } from "../state/store.ts";

/** The screen that is made of blocks, whose style sheets are those of every block. */
const SCREEN_OF_BLOCKS = "LandingPage";

/** The calls that answer the blocks of a page or around it. */
const CALLS_WITH_BLOCKS = ["getLayout", "getPageLayout", "getLandingPage"];

/** Whether the state has blocks: some answer lists them under `layout`, `top`, `side` or `bottom`. */
const hasBlocks = ({ api }: RootState): boolean =>
  Object.values(api.queries).some(
    (query) =>
      query !== undefined &&
      CALLS_WITH_BLOCKS.includes(query.endpointName ?? "") &&
      Object.values(query.data ?? {}).some((value) => Array.isArray(value) && value.length > 0),
  );

/**
 * Links to the style sheets of blocks. Their code loads late and would bring them too late for the HTML of the server. A
 * page that already links one of them is left as it is.
 * @param head the rendered head
 */
export function renderBlockSheets(state: RootState, { manifest }: EntryContext, head: string): Buffer {
  const sheets = hasBlocks(state) ? (manifest.routes[SCREEN_OF_BLOCKS]?.css ?? []) : [];
  return Buffer.from(
    sheets
      .map((sheet) => sheet.replace(/#$/, ""))
      .filter((sheet) => !head.includes(sheet))
      .map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`)
      .join(""),
  );
}
