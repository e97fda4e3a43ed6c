import { ProductListView as SimpleProductListView } from "@noren/ui-simple/screens/product-list/product-list-view";
import type { ComponentProps } from "react";
import { isMourningList } from "../../own/is-mourning-list.ts";

/** Simple's list; one of mourning is without gold. */
export function ProductListView(props: ComponentProps<typeof SimpleProductListView>) {
  return (
    <div data-mourning={isMourningList(props) || undefined}>
      <SimpleProductListView {...props} />
    </div>
  );
}
