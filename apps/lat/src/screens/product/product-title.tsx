import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import { TasteChart } from "../../own/taste/taste-chart.tsx";

/** Simple's title with the taste of the beans below it. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  return (
    <div>
      <SimpleProductTitle {...props} />
      <TasteChart attributes={props.product.attributes} isLarge />
    </div>
  );
}
