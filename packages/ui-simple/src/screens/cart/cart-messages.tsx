import { PageMessage } from "#ui/elements/page-message/page-message";
import type { CartProps } from "#ui/screens/cart/cart.props";

/** [message.page-keys] The shop's messages of the cart page. */
export function CartMessages({ messages }: Pick<CartProps, "messages">) {
  if (messages.length === 0) return null;
  return (
    <div>
      {messages.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
    </div>
  );
}
