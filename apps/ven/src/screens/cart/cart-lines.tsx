import { CartLines as SimpleCartLines } from "@noren/ui-simple/screens/cart/cart-lines";
import type { ComponentProps } from "react";
import { CodeEntry } from "../../own/cart/code-entry.tsx";

/** Simple's lines below a field for a further code. */
export function CartLines(props: ComponentProps<typeof SimpleCartLines>) {
  return (
    <>
      <CodeEntry />
      <SimpleCartLines {...props} />
    </>
  );
}
