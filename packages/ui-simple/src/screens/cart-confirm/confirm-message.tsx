import type { MessageCode } from "@noren/contract";
import { PageMessage } from "#ui/elements/page-message/page-message";
import type { CartConfirmProps } from "#ui/screens/cart-confirm/cart-confirm.props";

/** [message.page-keys] The message with the given code: `cart-confirm-1` is shown above the order, `cart-confirm-2` beside the button. */
export function ConfirmMessage({ code, messages }: Pick<CartConfirmProps, "messages"> & { code: MessageCode }) {
  const message = messages.find((candidate) => candidate.code === code);
  return message ? <PageMessage {...message} /> : null;
}
