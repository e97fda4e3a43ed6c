import { TextLink } from "#ui/elements/text-link/text-link";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import styles from "./confirm-facts.module.css";

/** Legal items 5 and 6: the application period, and the terms of cancellation and return. */
export function ConfirmTerms({ confirmation: { applicationPeriod, cancellation } }: ConfirmFactsProps) {
  return (
    <>
      <ConfirmPart title={copy.applicationPeriod} required="legal-period">
        <p>{applicationPeriod ?? copy.noPeriod}</p>
      </ConfirmPart>
      <ConfirmPart title={copy.cancellation} required="legal-cancellation">
        <p className={styles.remarks}>{cancellation.text}</p>
        <TextLink href={cancellation.path}>{copy.cancellationMore}</TextLink>
      </ConfirmPart>
    </>
  );
}
