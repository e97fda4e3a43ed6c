import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import { ProductFacts } from "../../own/product/product-facts.tsx";

/** Simple's title above the specifications and the drawing. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  return (
    <div>
      <SimpleProductTitle {...props} />
      <ProductFacts {...props} />
    </div>
  );
}
