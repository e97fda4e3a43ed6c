import { shop } from "@noren/api/endpoints/shop";
import { buildStoredKey } from "@noren/domain/stored";
import { storedKnowsMember } from "@noren/domain/stored-kinds";
import { toScriptJson } from "../state/page-state.ts";
import type { RootState } from "../state/store.ts";
import { hideFromMembers } from "./hide-from-members.ts";
import { renderScriptElement } from "./script-element.ts";

/** The script element that hides what awaits the session; empty for a page without such a part. */
export function renderSessionScript(state: RootState, page: string, nonce: string): Buffer {
  const namespace = shop.endpoints.getSettings.select()(state).data?.["SITE.NAMESPACE"];
  if (namespace === undefined || !page.includes("data-awaits-session")) return Buffer.alloc(0);
  const key = toScriptJson(buildStoredKey(namespace, storedKnowsMember));
  return Buffer.from(renderScriptElement(`(${String(hideFromMembers)})(${key})`, nonce));
}
