import {
  LineQuantity as SimpleLineQuantity,
  type LineQuantityProps,
} from "@noren/ui-simple/slots/line-list/line-quantity";
import { readCase } from "#ui/slots/product-card/read-case";
import { tableCopy as copy } from "../../own/table/table.copy.ts";

export type { LineQuantityProps };

/** Simple's quantity in cases, if the product comes in cases. */
export function LineQuantity(props: LineQuantityProps) {
  return <SimpleLineQuantity {...props} unit={readCase(props.attributes) ? copy.caseUnit : undefined} />;
}
