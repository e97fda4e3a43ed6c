import type { Message } from "@noren/contract/shapes/shop";
import { findOwnValue } from "@noren/validation/own-value";

/** [message.dismiss] The `updated_at` of hidden messages, by page key. */
export type HiddenMessages = Readonly<Partial<Record<Message["code"], string>>>;

export function hideMessage(hidden: HiddenMessages, message: Pick<Message, "code" | "updated_at">): HiddenMessages {
  return { ...hidden, [message.code]: message.updated_at };
}

/** Hidden until the server's updated_at differs from the stored one. A message without content is never shown. */
export function isMessageShown(hidden: HiddenMessages, message: Message): boolean {
  return message.content.trim() !== "" && findOwnValue(hidden, message.code) !== message.updated_at;
}
