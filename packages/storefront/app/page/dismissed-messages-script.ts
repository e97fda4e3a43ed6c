import { shop } from "@noren/api/endpoints/shop";
import { buildStoredKey } from "@noren/domain/stored";
import { storedHiddenMessages } from "@noren/domain/stored-kinds";
import type { RootState } from "../state/store.ts";
import { hideDismissedMessages } from "./hide-dismissed-messages.ts";
import { renderScriptElement } from "./script-element.ts";
import { toScriptJson } from "../state/page-state.ts";

/** The script element at the end of the head that hides dismissed messages; empty for a shop without messages. */
export function renderDismissedMessagesScript(state: RootState, nonce: string): Buffer {
  const namespace = shop.endpoints.getSettings.select()(state).data?.["SITE.NAMESPACE"];
  const messages = shop.endpoints.listMessages.select()(state).data?.data ?? [];
  if (namespace === undefined || messages.length === 0) return Buffer.alloc(0);
  const key = toScriptJson(buildStoredKey(namespace, storedHiddenMessages));
  const code = `(${String(hideDismissedMessages)})(${key},${storedHiddenMessages.version})`;
  return Buffer.from(renderScriptElement(code, nonce));
}
