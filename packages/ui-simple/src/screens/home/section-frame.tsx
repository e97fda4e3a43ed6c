import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import styles from "./section-frame.module.css";

interface SectionFrameProps {
  title: string;
  /** Empty for none. */
  lead: string;
  children: ReactNode;
}

/** The heading, the sentence below it and the content of a section that a theme adds to its home. */
export function SectionFrame({ title, lead, children }: SectionFrameProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
