import type { MessageCode } from "@noren/contract";
import { PageMessage } from "#ui/elements/page-message/page-message";
import type { CartConfirmProps } from "#ui/screens/cart-confirm/cart-confirm.props";

/** [message.page-keys] The first of the confirm step's two messages stands above what is ordered, the second beside the button. */
export function ConfirmMessage({ code, messages }: Pick<CartConfirmProps, "messages"> & { code: MessageCode }) {
  const message = messages.find((each) => each.code === code);
  return message ? <PageMessage {...message} /> : null;
}
