import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import { GiftLetter } from "#ui/slots/social-gift/gift-letter";
import styles from "./confirm-facts.module.css";

/** Legal item 4: the destinations with the delivery dates of their parcels. */
export function ConfirmDeliveries({ confirmation: { deliveries, letter }, editPaths }: ConfirmFactsProps) {
  return (
    <ConfirmPart title={copy.delivery} editPath={editPaths.delivery} required="legal-delivery">
      <ul className={styles.deliveries}>
        {deliveries.map(({ name, address, phoneNumber, parcels, note, sender }, index) => (
          <li key={index}>
            <p>{copy.to(name)}</p>
            <p>{address}</p>
            {phoneNumber === null ? null : <p>{phoneNumber}</p>}
            {sender ? (
              <p>
                {copy.senderOf(sender.name)}{" "}
                <span data-screen-only="">
                  <TextLink href={sender.path}>{copy.changeSender(name)}</TextLink>
                </span>
              </p>
            ) : null}
            {parcels.map(({ contents, when, gift }, position) => (
              <div key={position} className={styles.parcel}>
                {parcels.length > 1 ? <p className={styles.position}>{copy.parcel(position + 1)}</p> : null}
                {deliveries.length > 1 || parcels.length > 1 ? (
                  <ul className={styles.contents}>
                    {contents.map((line, at) => (
                      <li key={at}>{copy.content(line.name, line.quantity)}</li>
                    ))}
                  </ul>
                ) : null}
                <p className={styles.when}>{when}</p>
                {gift ? (
                  <div className={styles.gift}>
                    <GiftSummary packed={gift.packed} showsPaper />
                    {gift.caution === null ? null : <Notice tone="info">{gift.caution}</Notice>}
                    <p data-screen-only="">
                      <TextLink href={gift.path}>{copy.changeGift(name)}</TextLink>
                    </p>
                  </div>
                ) : null}
              </div>
            ))}
            {note === null ? null : <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
      {letter ? <GiftLetter {...letter} /> : null}
    </ConfirmPart>
  );
}
