import type { ComponentProps } from "react";
import { CartLineDetails as SimpleCartLineDetails } from "@noren/ui-simple/screens/cart/cart-line-details";
import { LineFacts } from "../../../own/cart/line-facts.tsx";

export * from "@noren/ui-simple/screens/cart/cart-line-details";

/** Simple's details, and those that a purchase at a school has to state. */
export function CartLineDetails(props: ComponentProps<typeof SimpleCartLineDetails>) {
  return (
    <>
      <SimpleCartLineDetails {...props} />
      <LineFacts line={props.line} />
    </>
  );
}
