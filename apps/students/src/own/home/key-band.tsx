import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { schoolKeyScreen } from "../../routes.ts";
import { studentsHomeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

/** The link to the school key, which opens the school's own catalogue. */
export function KeyBand() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <Heading level={2}>{copy.keyTitle}</Heading>
          <p className={styles.bandLead}>{copy.keyLead}</p>
        </div>
        <ButtonLink href={schoolKeyScreen.path} variant="primary">
          {copy.keyAction}
        </ButtonLink>
      </div>
    </section>
  );
}
