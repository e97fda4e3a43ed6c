import { paths } from "@noren/contract/paths";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Prose } from "#ui/elements/prose/prose";
import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";

/** The questions of a category with their answers. */
export function QasBlock({ title, qas }: BlockProps<"qas">) {
  return (
    <BlockSection title={title} isEmpty={qas.length === 0} allPath={paths.faq()}>
      <div>
        {qas.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <Prose html={answer} />
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  );
}
