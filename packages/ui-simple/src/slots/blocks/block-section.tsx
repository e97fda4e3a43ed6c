import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { blocksCopy as copy } from "#ui/slots/blocks/blocks.copy";
import styles from "./blocks.module.css";

interface BlockSectionProps {
  title: string;
  isEmpty: boolean;
  /** The page with all entries. */
  allPath?: string;
  children: ReactNode;
}

/** A block with a title. A block without content is left out. */
export function BlockSection({ title, isEmpty, allPath, children }: BlockSectionProps) {
  if (isEmpty) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
      {allPath ? (
        <p className={styles.all}>
          <TextLink href={allPath}>{copy.all(title)}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
