import { ProductDetailsView as SimpleDetails } from "@noren/ui-simple/screens/product/product-details-view";
import type { ComponentProps } from "react";
import { SizeChart } from "../../own/size-chart/size-chart.tsx";

/** Simple's details below a shirt on which its measures are written. */
export function ProductDetailsView(props: ComponentProps<typeof SimpleDetails>) {
  return (
    <>
      {props.sizeTable ? <SizeChart table={props.sizeTable} /> : null}
      <SimpleDetails {...props} />
    </>
  );
}
