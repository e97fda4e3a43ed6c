import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { Steps } from "#ui/elements/steps/steps";
import { TextLink } from "#ui/elements/text-link/text-link";
import { socialGiftCopy as copy } from "#ui/slots/social-gift/social-gift.copy";
import styles from "./social-gift.module.css";

interface GiftFrameProps {
  /** Index of the current step, from 0: destination, delivery, confirm, complete. Null on pages that are no step. */
  current: 0 | 1 | 2 | 3 | null;
  title: string;
  lead?: string;
  back?: { path: string; name: string };
  children: ReactNode;
}

/** The frame of a page for the recipient of a social gift. */
export function GiftFrame({ current, title, lead, back, children }: GiftFrameProps) {
  return (
    <div className={styles.frame}>
      {current === null ? null : <Steps steps={[...copy.steps]} current={current} />}
      <div>
        <Heading level={1}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
      {back ? (
        <p className={styles.back}>
          <TextLink href={back.path}>{back.name}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
