import { Button } from "#ui/elements/button/button";
import { TextLink } from "#ui/elements/text-link/text-link";
import { consentNoticeCopy as copy } from "#ui/slots/consent-notice/consent-notice.copy";
import styles from "./consent-notice.module.css";

export interface ConsentNoticeProps {
  /** The path of the page about external transmission. */
  policyPath: string;
  onConsentChanged: (isAllowed: boolean) => void;
}

/** Asks for consent to tracking by third parties. It blocks nothing, and both answers look the same. */
export function ConsentNotice({ policyPath, onConsentChanged }: ConsentNoticeProps) {
  return (
    <section className={styles.notice} aria-label={copy.title} data-screen-only="">
      <div className={styles.inner}>
        <p className={styles.lead}>
          {copy.lead} <TextLink href={policyPath}>{copy.policy}</TextLink>
        </p>
        <div className={styles.answers}>
          <Button onClick={() => onConsentChanged(false)}>{copy.refuse}</Button>
          <Button onClick={() => onConsentChanged(true)}>{copy.allow}</Button>
        </div>
      </div>
    </section>
  );
}
