import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { errorMessages as words } from "#ui/screens/error/error.messages";
import styles from "./error.module.css";

/** Spec 2: the page for whatever went wrong that has no page of its own. */
export function ErrorView() {
  return (
    <div className={styles.page}>
      <title>{words.text}</title>
      <Heading level={1}>{words.text}</Heading>
      <p>{words.hint}</p>
      <div className={styles.actions}>
        <ButtonLink href="" isReload variant="primary">
          {words.retry}
        </ButtonLink>
        <ButtonLink href="/">{words.backToTop}</ButtonLink>
      </div>
    </div>
  );
}
