import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { studentsHomeMessages as words } from "./home.messages.ts";
import styles from "./home.module.css";

/** The way to what only this school's people see. */
export function KeyBand() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <Heading level={2}>{words.keyTitle}</Heading>
          <p className={styles.bandLead}>{words.keyLead}</p>
        </div>
        <ButtonLink href="/school-key" variant="primary">
          {words.keyAction}
        </ButtonLink>
      </div>
    </section>
  );
}
