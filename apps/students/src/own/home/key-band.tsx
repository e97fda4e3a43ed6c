import { paths } from "@noren/contract/paths";
import { findOwnValue } from "@noren/validation/own-value";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { schoolKeyScreen } from "../../routes.ts";
import { studentsHomeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

export interface KeyBandProps {
  /** Whether this browser has entered a school's key. */
  hasSchoolKey: boolean;
  /** What the key opens. */
  gate: "catalogue" | "prices";
}

/** Links to the school key, or to the products once this browser has entered a key. */
export function KeyBand({ hasSchoolKey, gate }: KeyBandProps) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <Heading level={2}>{copy.keyTitle}</Heading>
          <p className={styles.bandLead}>{hasSchoolKey ? copy.keyKnown : findOwnValue(copy.keyLead, gate)}</p>
        </div>
        <ButtonLink href={hasSchoolKey ? paths.productList() : schoolKeyScreen.path} look="primary">
          {hasSchoolKey ? copy.toProducts : copy.keyAction}
        </ButtonLink>
      </div>
    </section>
  );
}
