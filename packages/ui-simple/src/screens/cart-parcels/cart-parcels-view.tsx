import { useField } from "formik";
import { Button } from "#ui/elements/button/button";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartParcelsCopy as copy } from "#ui/screens/cart-parcels/cart-parcels.copy";
import type { CartParcelsProps } from "#ui/screens/cart-parcels/cart-parcels.props";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import styles from "./cart-parcels-view.module.css";

/** The parcels of one destination: moves products into a new parcel, and back into the first one. */
export function CartParcelsView(props: CartParcelsProps) {
  const { destination, backPath } = props;
  return (
    <CheckoutFrame
      current={1}
      title={copy.title}
      lead={destination ? copy.leadFor(destination.name) : undefined}
      back={{ path: backPath, name: copy.back }}
    >
      {destination === null ? <Loader label={copy.loading} /> : <Parcels {...props} destination={destination} />}
    </CheckoutFrame>
  );
}

type ParcelsProps = CartParcelsProps & { destination: NonNullable<CartParcelsProps["destination"]> };

function Parcels({ destination, busyKey, onPacked, onJoined }: ParcelsProps) {
  const { parcels, canPack } = destination;
  const lines = parcels.flatMap((parcel, index) => parcel.lines.map((line) => ({ ...line, position: index + 1 })));
  return (
    <>
      <div className={styles.parcels}>
        {parcels.map((parcel, index) => (
          <section key={parcel.key} className={styles.parcel} aria-label={copy.parcel(index + 1)}>
            <Heading level={2} size="s">
              {copy.parcel(index + 1)}
            </Heading>
            <ul className={styles.contents}>
              {parcel.lines.map(({ key, name, quantity }) => (
                <li key={key}>{copy.content(name, quantity)}</li>
              ))}
            </ul>
            {parcel.canJoin ? (
              <p>
                <Button
                  loading={busyKey === parcel.key}
                  aria-label={copy.joinOf(index + 1)}
                  onClick={() => onJoined(parcel.key)}
                >
                  {copy.join}
                </Button>
              </p>
            ) : null}
          </section>
        ))}
      </div>
      {canPack ? (
        <Form
          key={lines.map(({ key, quantity }) => `${key}:${quantity}`).join()}
          initialValues={{ quantities: Object.fromEntries(lines.map(({ key }) => [key, 0])) }}
          onSubmit={onPacked}
        >
          <Fieldset legend={copy.pack}>
            <p className={styles.help}>{copy.packHelp}</p>
            <ul className={styles.rows}>
              {lines.map((line) => (
                <LineQuantity key={line.key} line={line} />
              ))}
            </ul>
          </Fieldset>
          <FormSubmitButton block>{copy.submit}</FormSubmitButton>
        </Form>
      ) : null}
    </>
  );
}

function LineQuantity({ line }: { line: { key: string; name: string; quantity: number; position: number } }) {
  const [{ value }, , { setValue }] = useField<Readonly<Record<string, number>>>("quantities");
  return (
    <li>
      <span>{line.name}</span>
      <QuantityField
        id={`pack-${line.key}`}
        label={copy.quantityOf(line.name, line.position)}
        min={0}
        max={line.quantity}
        limit={copy.limit(line.quantity)}
        value={value[line.key] ?? 0}
        onChange={(quantity) => void setValue({ ...value, [line.key]: quantity })}
      />
    </li>
  );
}
