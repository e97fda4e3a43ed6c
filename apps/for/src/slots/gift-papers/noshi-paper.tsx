import type { ComponentProps } from "react";
import { NoshiPaper as SimpleNoshiPaper } from "@noren/ui-simple/slots/gift-papers/noshi-paper";

export * from "@noren/ui-simple/slots/gift-papers/noshi-paper";

/** Simple's drawing. A page that shows a paper of mourning is without gold. */
export function NoshiPaper(props: ComponentProps<typeof SimpleNoshiPaper>) {
  return (
    <div data-mourning={props.cord === "red-white" ? undefined : ""}>
      <SimpleNoshiPaper {...props} />
    </div>
  );
}
