import type { SectionFrame as SimpleSectionFrame } from "@noren/ui-simple/screens/home/section-frame";
import type { ComponentProps } from "react";
import { Heading } from "#ui/elements/heading/heading";
import styles from "./section-frame.module.css";

/** A section of the home with its heading upright in a column on its right, or on a phone in a line above. */
export function SectionFrame({ title, lead, children }: ComponentProps<typeof SimpleSectionFrame>) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
      </div>
      <div className={styles.body}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </section>
  );
}
