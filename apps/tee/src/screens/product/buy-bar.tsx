import { BuyBar as SimpleBuyBar } from "@noren/ui-simple/screens/product/buy-bar";
import type { ComponentProps } from "react";
import { titlesCopy as titles } from "../../own/titles.copy.ts";
import { readMatrix } from "../../own/matrix/read-matrix.ts";

/** Simple's bar. Of a product with a table it leads there, because a press adds what is entered in it. */
export function BuyBar(props: ComponentProps<typeof SimpleBuyBar>) {
  if (!readMatrix(props.product, props.countOrderable)) return <SimpleBuyBar {...props} />;
  return <SimpleBuyBar {...props} variant={null} openOption={titles.pieces} />;
}
