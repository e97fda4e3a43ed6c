import { shop } from "@noren/api/endpoints/shop";
import { buildStoredKey } from "@noren/domain/stored";
import { storedHiddenMessages } from "@noren/domain/stored-kinds";
import type { RootState } from "../state/store.ts";
import { hideDismissedMessages } from "./hide-dismissed-messages.ts";
import { createInlineScript } from "./inline-element.ts";

/** Hides dismissed messages. */
export const dismissedMessagesScript = createInlineScript(
  `(${String(hideDismissedMessages)})(document.currentScript.dataset.key,${storedHiddenMessages.version})`,
);

/** The script element at the end of the head that hides dismissed messages; empty for a shop without messages. */
export function renderDismissedMessagesScript(state: RootState): string {
  const namespace = shop.endpoints.getSettings.select()(state).data?.["SITE.NAMESPACE"];
  const messages = shop.endpoints.listMessages.select()(state).data?.data ?? [];
  if (namespace === undefined || messages.length === 0) return "";
  return dismissedMessagesScript.render({ key: buildStoredKey(namespace, storedHiddenMessages) });
}
