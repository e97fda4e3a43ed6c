import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { useMainFocus } from "#ui/forms/use-main-focus";

export interface OutcomeProps {
  tone: "success" | "warning";
  text: string;
  /** Where the shopper goes on. */
  next: { path: string; name: string };
}

/** The result of an account's step, and a link to the next one. */
export function Outcome({ tone, text, next }: OutcomeProps) {
  const frame = useMainFocus<HTMLDivElement>();
  return (
    <>
      <div ref={frame}>
        <Notice tone={tone} live>
          <p>{text}</p>
        </Notice>
      </div>
      <ButtonLink href={next.path} look="primary" block>
        {next.name}
      </ButtonLink>
    </>
  );
}
