import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import type { ReceiptProps } from "#ui/slots/papers/papers.props";

const copy = papersCopy.receipt;

/** The text of an issued receipt. */
export function ReceiptFacts({ info }: Pick<ReceiptProps, "info">) {
  return (
    <DefinitionList
      look="plain"
      items={[
        { term: copy.addressee, detail: copy.addresseeOf(info) },
        { term: copy.proviso, detail: info.proviso },
      ]}
    />
  );
}
