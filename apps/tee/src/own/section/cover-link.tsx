import styles from "./section.module.css";

/** A link whose target is the whole block around it, which is positioned. */
export function CoverLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.cover} href={href}>
      {children}
    </a>
  );
}
