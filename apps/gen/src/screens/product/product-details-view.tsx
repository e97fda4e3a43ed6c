import { ProductDetailsView as SimpleDetails } from "@noren/ui-simple/screens/product/product-details-view";
import type { ComponentProps } from "react";

/** Simple's details without the specifications, which are beside the picture. */
export function ProductDetailsView(props: ComponentProps<typeof SimpleDetails>) {
  return <SimpleDetails {...props} specs={[]} />;
}
