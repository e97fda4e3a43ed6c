import { CartLines as SimpleCartLines } from "@noren/ui-simple/screens/cart/cart-lines";
import type { ComponentProps } from "react";
import { Parcels } from "../../own/cart/parcels.tsx";

/** Simple's lines below the parcels and the day on which they arrive. */
export function CartLines(props: ComponentProps<typeof SimpleCartLines>) {
  return (
    <>
      <Parcels {...props.cart} />
      <SimpleCartLines {...props} />
    </>
  );
}
