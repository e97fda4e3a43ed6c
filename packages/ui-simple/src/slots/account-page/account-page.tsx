import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import styles from "./account-page.module.css";

export interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** The page above this one. */
  back?: { path: string; name: string };
  /** `form` is narrow, for forms and texts; `list` has the full width. */
  width?: "form" | "list";
  children: ReactNode;
}

/** The frame of an account page: heading, width, and the link back. */
export function AccountPage({ title, lead, back, width = "list", children }: AccountPageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <div>
        <Heading level={1}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
      {back ? (
        <p className={styles.back} data-screen-only="">
          <TextLink href={back.path}>{back.name}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
