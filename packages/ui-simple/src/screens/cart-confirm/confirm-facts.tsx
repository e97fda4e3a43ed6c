import type { Cart } from "@noren/contract";
import { Fragment, type ReactNode } from "react";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { formatAddress } from "@noren/validation/format";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { CartConfirmProps, FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { LineList } from "#ui/slots/line-list/line-list";
import styles from "./confirm-facts.module.css";

interface ConfirmFactsProps {
  cart: Cart;
  confirmation: FinalConfirmation;
  editPaths: CartConfirmProps["editPaths"];
}

/** What was chosen, part by part. The amounts stand in the panel beside it. */
export function ConfirmFacts({ cart, confirmation, editPaths }: ConfirmFactsProps) {
  const { payment, deliveries, applicationPeriod, cancellation } = confirmation;
  const lines = cart.detail.products.map((line) => ({
    key: line.key,
    name: line.product_name,
    image: line.product_info.image,
    path: null,
    unitPrice: line.unit_price,
    quantity: line.quantity,
    subtotal: line.subtotal,
    taxRate: line.tax_rate,
  }));
  return (
    <>
      <Part title={copy.products} edit={editPaths.products}>
        <LineList lines={lines} label={copy.products} />
      </Part>
      <Part title={copy.delivery} edit={editPaths.delivery}>
        <ul className={styles.deliveries}>
          {deliveries.map(({ name, address, contents, when }, index) => (
            <li key={index}>
              <p>{copy.to(name)}</p>
              <p>{address}</p>
              {deliveries.length > 1 ? (
                <ul className={styles.contents}>
                  {contents.map((line, place) => (
                    <li key={place}>{copy.content(line.name, line.quantity)}</li>
                  ))}
                </ul>
              ) : null}
              <p className={styles.when}>{when}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={copy.payment} edit={editPaths.payment}>
        <DefinitionList
          look="plain"
          items={[
            { term: copy.paymentMethod, detail: payment.name },
            { term: copy.paymentTiming, detail: payment.timing },
            ...(cart.remarks
              ? [{ term: copy.remarks, detail: <span className={styles.remarks}>{cart.remarks}</span> }]
              : []),
          ]}
        />
      </Part>
      {cart.orderer ? (
        <Part title={copy.orderer} edit={editPaths.orderer}>
          <address className={styles.orderer}>
            {copy.to(`${cart.orderer.last_name} ${cart.orderer.first_name}`)}
            <br />
            {formatAddress(cart.orderer).map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
            {cart.orderer.phone_number}
            <br />
            {cart.orderer.email}
          </address>
        </Part>
      ) : null}
      {cart.sender ? (
        <Part title={copy.sender}>
          <p>{copy.to(cart.sender.shipping_name)}</p>
          <p>{cart.sender.full_address}</p>
        </Part>
      ) : null}
      <Part title={copy.applicationPeriod}>
        <p>{applicationPeriod ?? copy.noPeriod}</p>
      </Part>
      <Part title={copy.cancellation}>
        <p className={styles.remarks}>{cancellation.text}</p>
        <TextLink href={cancellation.path}>{copy.cancellationMore}</TextLink>
      </Part>
    </>
  );
}

function Part({ title, edit, children }: { title: string; edit?: string; children: ReactNode }) {
  const link = edit ? (
    <TextLink href={edit}>
      <span aria-hidden="true">{copy.edit}</span>
      <VisuallyHidden>{copy.editOf(title)}</VisuallyHidden>
    </TextLink>
  ) : undefined;
  return (
    <section className={styles.part} aria-label={title}>
      <Heading level={2} size="s" aside={link}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
