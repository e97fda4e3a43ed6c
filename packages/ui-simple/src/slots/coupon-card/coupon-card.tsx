import type { Coupon } from "@noren/contract";
import type { ReactNode } from "react";
import { formatDateTime } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { BadgeRow } from "#ui/elements/badge/badge-row";
import { joinClasses } from "#ui/join-classes";
import { couponCardCopy as copy } from "#ui/slots/coupon-card/coupon-card.copy";
import styles from "./coupon-card.module.css";

/** The facts of a coupon for its member or visitor. */
export interface ShownCoupon extends Pick<
  Coupon,
  "id" | "code" | "name" | "description" | "kind" | "amount" | "minimum" | "most_discount" | "use_days"
> {
  /** Its last moment, in milliseconds; null without an end. */
  lastsUntil: number | null;
  /** How many can still be taken, while they are few. */
  fewLeft: number | null;
}

export interface CouponCardProps {
  coupon: ShownCoupon;
  /** The label of its state, e.g. 使用済み; null for a coupon that can be taken or used. */
  state?: string | null;
  /** A button or a link. */
  action?: ReactNode;
}

/** A coupon as a ticket: discount, products and period. */
export function CouponCard({ coupon, state = null, action }: CouponCardProps) {
  const { code, name, description, lastsUntil, fewLeft } = coupon;
  const { number, unit } = copy.value(coupon);
  return (
    <article className={joinClasses(styles.card, state !== null && styles.inactive)}>
      <p className={styles.value}>
        {number ? <strong>{number}</strong> : null}
        <span>{unit}</span>
      </p>
      <div className={styles.facts}>
        <h3 className={styles.name}>{name}</h3>
        <BadgeRow>
          {state === null ? null : <Badge>{state}</Badge>}
          {fewLeft === null ? null : <Badge tone="warning">{copy.fewLeft(fewLeft)}</Badge>}
        </BadgeRow>
        <p className={styles.text}>{description}</p>
        <dl className={styles.terms}>
          <div>
            <dt>{copy.until}</dt>
            <dd>{copy.period(lastsUntil === null ? null : formatDateTime(lastsUntil), coupon.use_days)}</dd>
          </div>
          <div>
            <dt>{copy.code}</dt>
            <dd className={styles.code}>{code}</dd>
          </div>
        </dl>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </article>
  );
}
