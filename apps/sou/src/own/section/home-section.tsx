import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import styles from "./home-section.module.css";

export interface HomeSectionProps {
  title: string;
  lead?: string;
  /** A link to more, at the end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the home with a vertical heading in a column on its right, or on a phone with a horizontal one above. */
export function HomeSection({ title, lead, aside, children }: HomeSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
      </div>
      <div className={styles.body}>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
        {aside ? <p>{aside}</p> : null}
      </div>
    </section>
  );
}
