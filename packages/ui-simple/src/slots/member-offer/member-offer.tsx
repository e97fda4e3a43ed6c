import { formatNumber } from "@noren/validation/format";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { memberOfferCopy as copy } from "#ui/slots/member-offer/member-offer.copy";
import styles from "./member-offer.module.css";

export interface MemberOfferProps {
  /** The points that a member's order would earn; 0 in a shop without points. */
  expectedPoints: number;
  /** The shop's coupons; null if it offers none. */
  couponsPath: string | null;
  /** The login, which returns to the cart. */
  loginPath: string;
}

/** What a guest gets by logging in: points and coupons. */
export function MemberOffer({ expectedPoints, couponsPath, loginPath }: MemberOfferProps) {
  return (
    <section className={styles.offer} aria-labelledby="member-offer-title">
      <Heading level={2} size="s" id="member-offer-title">
        {copy.title}
      </Heading>
      {expectedPoints > 0 ? <p>{copy.points(formatNumber(expectedPoints))}</p> : null}
      {couponsPath ? <p>{copy.coupons}</p> : null}
      <p className={styles.links}>
        <TextLink href={loginPath}>{copy.login}</TextLink>
        {couponsPath ? <TextLink href={couponsPath}>{copy.toCoupons}</TextLink> : null}
      </p>
    </section>
  );
}
