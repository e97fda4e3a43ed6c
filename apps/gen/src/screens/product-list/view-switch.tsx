import { ViewSwitch as SimpleViewSwitch } from "@noren/ui-simple/screens/product-list/view-switch";
import type { ComponentProps } from "react";
import { tableCopy as copy } from "../../own/table/table.copy.ts";

/** Simple's switch with words in place of its drawings. */
export function ViewSwitch(props: ComponentProps<typeof SimpleViewSwitch>) {
  return <SimpleViewSwitch {...props} words={copy.views} />;
}
