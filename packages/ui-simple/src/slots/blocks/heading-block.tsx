import { Heading } from "#ui/elements/heading/heading";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

/** A heading with one or two sentences. */
export function HeadingBlock({ text, lead }: BlockProps<"heading">) {
  return (
    <div className={styles.heading}>
      <Heading level={2}>{text}</Heading>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
