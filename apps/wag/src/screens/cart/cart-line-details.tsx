import { CartLineDetails as SimpleCartLineDetails } from "@noren/ui-simple/screens/cart/cart-line-details";
import type { ComponentProps } from "react";
import { KeepingLine } from "../../own/keeping/keeping-line.tsx";
import { readKeeping } from "../../own/keeping/read-keeping.ts";

export type { CartLineDetailsProps } from "@noren/ui-simple/screens/cart/cart-line-details";

/** How long a line keeps and where, above Simple's details. */
export function CartLineDetails(props: ComponentProps<typeof SimpleCartLineDetails>) {
  const keeping = readKeeping(props.line.product_info.attributes);
  return (
    <>
      {keeping ? <KeepingLine keeping={keeping} /> : null}
      <SimpleCartLineDetails {...props} />
    </>
  );
}
