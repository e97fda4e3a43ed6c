import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { notFoundMessages as words } from "#ui/screens/not-found/not-found.messages";
import styles from "#ui/screens/error/error.module.css";

/** Spec 2: the page for an address that nothing stands at. */
export function NotFoundView() {
  return (
    <div className={styles.page}>
      <title>{words.title}</title>
      <Heading level={1}>{words.text}</Heading>
      <p>{words.hint}</p>
      <ButtonLink href="/" variant="primary">
        {words.backToTop}
      </ButtonLink>
    </div>
  );
}
