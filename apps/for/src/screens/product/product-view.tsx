import { ProductView as SimpleProductView } from "@noren/ui-simple/screens/product/product-view";
import type { ComponentProps } from "react";
import { isForMourning } from "../../own/sides.ts";

/** Simple's page. A product for mourning recommends nothing. */
export function ProductView(props: ComponentProps<typeof SimpleProductView>) {
  if (!isForMourning(props.product)) return <SimpleProductView {...props} />;
  return (
    <div data-mourning="">
      <SimpleProductView {...props} recommendations={[]} recentProducts={[]} />
    </div>
  );
}
