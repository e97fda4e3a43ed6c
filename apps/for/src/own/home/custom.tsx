import { paths } from "@noren/contract/paths";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Prose } from "#ui/elements/prose/prose";
import { TextLink } from "#ui/elements/text-link/text-link";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";

interface CustomSectionProps {
  questions: readonly { id: number; question: string; answer: string }[];
}

/** The questions of custom that the shop is asked most. */
export function Custom({ questions }: CustomSectionProps) {
  return (
    <SectionFrame title={titles.custom} lead="">
      <div>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <Prose html={answer} />
          </Disclosure>
        ))}
      </div>
      <p>
        <TextLink href={paths.faq()}>{copy.customAll}</TextLink>
      </p>
    </SectionFrame>
  );
}
