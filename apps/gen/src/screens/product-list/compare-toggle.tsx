import { CompareToggle as SimpleCompareToggle } from "@noren/ui-simple/screens/product-list/compare-toggle";
import type { ComponentProps } from "react";
import { tableCopy as copy } from "../../own/table/table.copy.ts";

export type { CompareWords } from "@noren/ui-simple/screens/product-list/compare-toggle";

/** Simple's toggle with the words of the table. */
export function CompareToggle(props: ComponentProps<typeof SimpleCompareToggle>) {
  return <SimpleCompareToggle {...props} words={words} />;
}

const words = {
  compare: copy.pin,
  compareOf: copy.pinOf,
  compared: copy.pinned,
  comparedOf: copy.unpinOf,
  compareFull: copy.fullShort,
};
