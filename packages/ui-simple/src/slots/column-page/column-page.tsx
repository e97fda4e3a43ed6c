import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import styles from "./column-page.module.css";

export interface ColumnPageProps {
  /** Above the heading: breadcrumbs, or the steps of which this page is one. */
  above?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Pages beside this one. */
  links?: readonly { path: string; name: string }[];
  /** The page above this one. */
  back?: { path: string; name: string };
  /** `form` is narrow, for forms and texts; `list` has the full width. */
  width?: "form" | "list";
  children: ReactNode;
}

/** A page of one column: heading, content, and the link back. */
export function ColumnPage({ above, title, lead, links = [], back, width = "list", children }: ColumnPageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {above}
      <div>
        <Heading level={1}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
      {links.map(({ path, name }) => (
        <p key={path} className={styles.link}>
          <TextLink href={path}>{name}</TextLink>
        </p>
      ))}
      {back ? (
        <p className={styles.link} data-screen-only="">
          <TextLink href={back.path}>{back.name}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
