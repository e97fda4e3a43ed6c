import type { ReactNode } from "react";
import { SkipLink } from "#ui/elements/skip-link/skip-link";
import styles from "./page-frame.module.css";

export interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  /** The content of `<main>`, without margins: each view sets its own width and gutter. */
  children: ReactNode;
}

const MAIN = "main";

/** The landmarks of a page: skip link, header, main, footer. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink target={MAIN} />
      {header}
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
