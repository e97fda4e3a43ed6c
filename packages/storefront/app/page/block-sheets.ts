import type { Landing } from "@noren/api/endpoints/landing-page";
import type { Answer } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import type { EntryContext } from "react-router";
import type { RootState } from "../state/store.ts";

/** The screen that is made of blocks, whose style sheets are those of every block. */
const SCREEN_OF_BLOCKS = "LandingPage";

/** The blocks in the answers of calls. */
const listBlocks = {
  getLayout: ({ top, side, bottom }: Answer<"getLayout">) => [...top, ...side, ...bottom],
  getPageLayout: ({ layout }: Answer<"getPageLayout">) => layout,
  getLandingPage: ({ page }: Landing) => page.layout,
};

/** Whether any answer in the state has blocks. */
const hasBlocks = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => {
    const list = findOwnValue(listBlocks, query?.endpointName ?? "");
    return query?.data !== undefined && list !== undefined && list(query.data as never).length > 0;
  });

/**
 * Links to the style sheets of blocks. Their code loads late and would bring them too late for the HTML of the server. A
 * page that already links one of them is left as it is.
 * @param head the rendered head
 */
export function renderBlockSheets(state: RootState, { manifest }: EntryContext, head: string): string {
  const sheets = hasBlocks(state) ? (manifest.routes[SCREEN_OF_BLOCKS]?.css ?? []) : [];
  return sheets
    .map((sheet) => sheet.replace(/#$/, ""))
    .filter((sheet) => !head.includes(sheet))
    .map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`)
    .join("");
}
