import { TextLink } from "#ui/elements/text-link/text-link";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import { GiftLetter } from "#ui/slots/social-gift/gift-letter";
import styles from "./confirm-facts.module.css";

/** Legal item 4: the destinations with their delivery dates. */
export function ConfirmDeliveries({ confirmation: { deliveries, letter }, editPaths }: ConfirmFactsProps) {
  return (
    <ConfirmPart title={copy.delivery} editPath={editPaths.delivery} required="legal-delivery">
      <ul className={styles.deliveries}>
        {deliveries.map(({ name, address, phoneNumber, contents, when, gifts, sender }, index) => (
          <li key={index}>
            <p>{copy.to(name)}</p>
            <p>{address}</p>
            {phoneNumber === null ? null : <p>{phoneNumber}</p>}
            {deliveries.length > 1 ? (
              <ul className={styles.contents}>
                {contents.map((line, at) => (
                  <li key={at}>{copy.content(line.name, line.quantity)}</li>
                ))}
              </ul>
            ) : null}
            <p className={styles.when}>{when}</p>
            {sender ? (
              <p>
                {copy.senderOf(sender.name)}{" "}
                <span data-screen-only="">
                  <TextLink href={sender.path}>{copy.changeSender(name)}</TextLink>
                </span>
              </p>
            ) : null}
            {gifts.map(({ packed, path }) => (
              <div key={path} className={styles.gift}>
                <GiftSummary packed={packed} withPaper />
                <p data-screen-only="">
                  <TextLink href={path}>{copy.changeGift(name)}</TextLink>
                </p>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {letter ? <GiftLetter {...letter} /> : null}
    </ConfirmPart>
  );
}
