import { BuyBox as SimpleBuyBox } from "@noren/ui-simple/screens/product/buy-box";
import type { ComponentProps } from "react";
import { Allergens } from "../../own/allergens/allergens.tsx";

/** Simple's form for the cart, and below it what the sweet contains. */
export function BuyBox(props: ComponentProps<typeof SimpleBuyBox>) {
  return (
    <>
      <SimpleBuyBox {...props} />
      <Allergens attributes={props.product.attributes} />
    </>
  );
}
