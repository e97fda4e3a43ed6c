import type { SocialGiftStatus } from "@noren/contract";
import { formatDateTime, formatDeliveryDay, lastMomentBefore } from "@noren/validation/format";
import { findOwnValue } from "@noren/validation/own-value";
import { Badge } from "#ui/elements/badge/badge";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { GiftLetter, type GiftLetterProps } from "#ui/slots/social-gift/gift-letter";
import { GiftLink, type GiftLinkProps } from "#ui/slots/social-gift/gift-link";
import { GiftLinkOncePaid } from "#ui/slots/social-gift/gift-link-once-paid";
import { giverGiftCopy as copy } from "#ui/slots/social-gift/giver-gift.copy";
import styles from "./giver-gift.module.css";

export interface GiverGiftProps {
  letter: GiftLetterProps;
  status: SocialGiftStatus;
  /** The status as text. */
  statusName: string;
  /** ISO 8601: the gift can be accepted before this moment. Null while the order awaits its payment. */
  expiresAt: string | null;
  /** ISO 8601; null unless accepted. */
  acceptedAt: string | null;
  /** Days after today until the deadline, if it is near and the gift waits; null otherwise. */
  daysLeft: number | null;
  /** Null unless the gift waits. */
  link: GiftLinkProps | null;
}

const tones = {
  awaiting_payment: "warning",
  waiting: "accent",
  accepted: "success",
  declined: "warning",
  expired: "warning",
  cancelled: "neutral",
} as const;

const untilOf = (expiresAt: string) => copy.untilDay(formatDeliveryDay(lastMomentBefore(expiresAt)));

/** A social gift for its giver: the link, the status, and the recipient's message. */
export function GiverGift(props: GiverGiftProps) {
  const { letter, status, statusName, expiresAt, acceptedAt, daysLeft, link } = props;
  return (
    <>
      {daysLeft === null ? null : (
        <Notice tone="warning">
          <p>{copy.near(daysLeft)}</p>
        </Notice>
      )}
      {link ? <GiftLink {...link} /> : null}
      {status === "awaiting_payment" ? <GiftLinkOncePaid receiverName={letter.receiverName} /> : null}
      <section className={styles.gift}>
        <Heading level={2} size="s">
          {copy.title}
        </Heading>
        <DefinitionList
          items={[
            { term: copy.status, detail: <Badge tone={findOwnValue(tones, status) ?? "neutral"}>{statusName}</Badge> },
            ...(status === "waiting" && expiresAt ? [{ term: copy.until, detail: untilOf(expiresAt) }] : []),
            ...(acceptedAt ? [{ term: copy.acceptedAt, detail: formatDateTime(acceptedAt) }] : []),
          ]}
        />
        <p className={styles.explained}>{findOwnValue(copy.explained, status)}</p>
        <Disclosure summary={copy.letter}>
          <GiftLetter {...letter} />
        </Disclosure>
      </section>
    </>
  );
}
