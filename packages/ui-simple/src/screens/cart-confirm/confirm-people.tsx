import { formatAddress } from "@noren/validation/format";
import { Fragment } from "react";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import styles from "./confirm-facts.module.css";

/** The orderer, and the sender if it is another person. */
export function ConfirmPeople({ cart: { orderer, sender }, editPaths }: ConfirmFactsProps) {
  return (
    <>
      {orderer ? (
        <ConfirmPart title={copy.orderer} editPath={editPaths.orderer}>
          <address className={styles.orderer}>
            {copy.to(`${orderer.last_name} ${orderer.first_name}`)}
            <br />
            {formatAddress(orderer).map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
            {orderer.phone_number}
            <br />
            {orderer.email}
          </address>
        </ConfirmPart>
      ) : null}
      {sender ? (
        <ConfirmPart title={copy.sender} editPath={editPaths.sender}>
          <p>{copy.to(sender.shipping_name)}</p>
          <p>{sender.full_address}</p>
          <p>{sender.phone_number}</p>
        </ConfirmPart>
      ) : null}
    </>
  );
}
