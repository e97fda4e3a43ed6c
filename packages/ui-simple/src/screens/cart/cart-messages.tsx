import type { MessageCode } from "@noren/contract";
import { PageMessage } from "#ui/elements/page-message/page-message";
import type { CartProps } from "#ui/screens/cart/cart.props";

interface CartMessagesProps extends Pick<CartProps, "messages"> {
  codes: readonly MessageCode[];
}

/** The shop's messages with one of the codes. */
export function CartMessages({ codes, messages }: CartMessagesProps) {
  const shown = messages.filter(({ code }) => codes.includes(code));
  if (shown.length === 0) return null;
  return (
    <div>
      {shown.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
    </div>
  );
}
