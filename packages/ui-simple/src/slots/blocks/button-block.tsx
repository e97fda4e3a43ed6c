import { ButtonLink } from "#ui/elements/button/button-link";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

/** A link in the look of a button. */
export function ButtonBlock({ href, label }: BlockProps<"button">) {
  return (
    <p className={styles.button}>
      <ButtonLink href={href} look="primary">
        {label}
      </ButtonLink>
    </p>
  );
}
