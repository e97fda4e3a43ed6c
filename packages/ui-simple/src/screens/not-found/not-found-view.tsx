import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { notFoundCopy as copy } from "#ui/screens/not-found/not-found.copy";
import styles from "#ui/screens/error/error.module.css";

/** [error.404-text] The page for a URL without content. */
export function NotFoundView() {
  return (
    <div className={styles.page}>
      <Heading level={1}>{copy.text}</Heading>
      <p lang="en">{copy.english}</p>
      <p>{copy.hint}</p>
      <ButtonLink href={paths.home()} look="primary">
        {copy.backToTop}
      </ButtonLink>
    </div>
  );
}
