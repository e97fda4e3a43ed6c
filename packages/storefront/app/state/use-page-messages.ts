import { useListMessagesQuery } from "@noren/api/endpoints/shop";
import type { MessageCode } from "@noren/contract";
import { hideMessage, isMessageShown } from "@noren/domain/page-message";
import { useReducer } from "react";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import { useShopStorage } from "./use-shop-storage.ts";
import { useStored } from "./use-stored.ts";

/**
 * The shop's messages of a page, in the order of `codes`, without those that this browser has hidden [message.dismiss].
 * The server renders all; a script in the head hides the hidden ones (`page/hide-dismissed-messages.ts`) until hydration
 * removes them.
 */
export function usePageMessages(...codes: readonly MessageCode[]): PageMessageProps[] {
  const { data } = useListMessagesQuery();
  const { hiddenMessages } = useShopStorage();
  const hidden = useStored(hiddenMessages) ?? {};
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const messages = codes.flatMap((code) => data?.data.filter((message) => message.code === code) ?? []);
  return messages
    .filter((message) => isMessageShown(hidden, message))
    .map((message) => ({
      code: message.code,
      html: message.content,
      updatedAt: message.updated_at,
      onDismissed: () => {
        hiddenMessages.write(hideMessage(hiddenMessages.read() ?? {}, message));
        readAgain();
      },
    }));
}
