import { shop } from "@noren/api/endpoints/shop";
import { buildStoredKey } from "@noren/domain/stored";
import { storedKnowsMember } from "@noren/domain/stored-kinds";
import type { RootState } from "../state/store.ts";
import { hideFromMembers } from "./hide-from-members.ts";
import { createInlineScript } from "./inline-element.ts";

/** Hides what awaits the session. */
export const sessionScript = createInlineScript(`(${String(hideFromMembers)})(document.currentScript.dataset.key)`);

/** The script element that hides what awaits the session; empty for a page without such a part. */
export function renderSessionScript(state: RootState, page: string): string {
  const namespace = shop.endpoints.getSettings.select()(state).data?.["SITE.NAMESPACE"];
  if (namespace === undefined || !page.includes("data-awaits-session")) return "";
  return sessionScript.render({ key: buildStoredKey(namespace, storedKnowsMember) });
}
