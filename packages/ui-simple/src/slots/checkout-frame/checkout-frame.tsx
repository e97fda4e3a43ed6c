import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { Steps } from "#ui/elements/steps/steps";
import { TextLink } from "#ui/elements/text-link/text-link";
import { checkoutFrameCopy as copy } from "#ui/slots/checkout-frame/checkout-frame.copy";
import styles from "./checkout-frame.module.css";

export interface CheckoutFrameProps {
  /** Index of the current step, from 0: destination, delivery, payment, confirm, complete. */
  current: 0 | 1 | 2 | 3 | 4;
  /** Whether the recipient of a social gift chooses destination and delivery: a step for the recipient replaces both. */
  isSocialGift?: boolean;
  title: string;
  lead?: string;
  back?: { path: string; name: string };
  /** The sums: beside the form on a wide screen, else below. Null reserves the space while they load. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a checkout step: the steps, the heading, the form, and the sums beside it. */
export function CheckoutFrame({
  current,
  isSocialGift = false,
  title,
  lead,
  back,
  aside,
  children,
}: CheckoutFrameProps) {
  return (
    <div className={styles.frame} data-aside={aside === undefined ? undefined : ""}>
      {isSocialGift ? (
        <Steps steps={[...copy.giftSteps]} current={Math.max(0, current - 1)} />
      ) : (
        <Steps steps={[...copy.steps]} current={current} />
      )}
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
      {back ? (
        <p className={styles.back} data-screen-only="">
          <TextLink href={back.path}>{back.name}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
