import type { ReactNode } from "react";
import { SkipLink } from "#ui/elements/skip-link/skip-link";
import styles from "./page-frame.module.css";

export interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  /** The page itself. It stands in the one `<main>`, edge to edge: each view brings its own measure and gutter. */
  children: ReactNode;
}

const MAIN = "main";

/** The landmarks of every page: a way past the header, the header, the page, the footer. */
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
