import { Button } from "#ui/elements/button/button";
import { TextLink } from "#ui/elements/text-link/text-link";
import { consentNoticeCopy as copy } from "#ui/slots/consent-notice/consent-notice.copy";
import styles from "./consent-notice.module.css";

export interface ConsentNoticeProps {
  /** The page that says what is sent to whom. */
  policyPath: string;
  onAnswered: (isAllowed: boolean) => void;
}

/** Asks whether others may hear of the visit. It covers nothing, holds nothing up, and both answers weigh the same. */
export function ConsentNotice({ policyPath, onAnswered }: ConsentNoticeProps) {
  return (
    <section className={styles.notice} aria-label={copy.title}>
      <div className={styles.inner}>
        <p className={styles.lead}>
          {copy.lead} <TextLink href={policyPath}>{copy.policy}</TextLink>
        </p>
        <div className={styles.answers}>
          <Button onClick={() => onAnswered(false)}>{copy.refuse}</Button>
          <Button onClick={() => onAnswered(true)}>{copy.allow}</Button>
        </div>
      </div>
    </section>
  );
}
