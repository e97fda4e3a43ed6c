import type { ReactNode } from "react";
import styles from "./home-section.module.css";

interface HomeSectionProps {
  title: string;
  /** Empty for none. */
  lead: string;
  children: ReactNode;
}

/** A section of the home with its heading and the sentence below it. */
export function HomeSection({ title, lead, children }: HomeSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
