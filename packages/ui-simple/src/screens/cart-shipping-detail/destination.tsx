import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber } from "@noren/validation/format";
import { requiredPart } from "#ui/required-part";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type {
  CartShippingDetailProps,
  DeliveryDestination,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { Parcel } from "#ui/screens/cart-shipping-detail/parcel";
import { SharedWish } from "#ui/screens/cart-shipping-detail/shared-wish";
import { StepLink } from "#ui/screens/cart-shipping-detail/step-link";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./cart-shipping-detail-view.module.css";

type DestinationProps = Pick<CartShippingDetailProps, "onShippingRemoved" | "onStepOpened"> & {
  destination: DeliveryDestination;
  all: readonly DeliveryDestination[];
};

/** With more destinations than this, their details are closed at first. */
const OPEN_UP_TO = 3;

/** One destination: its address, and the products, day and slot of each parcel. */
export function Destination({ destination, all, onShippingRemoved, onStepOpened }: DestinationProps) {
  const { key, name, address, changePath, undeliverable, carriage, parcels } = destination;
  const title = copy.destination(all.indexOf(destination) + 1, all.length);
  const hasCool = parcels.some(({ temperature }) => temperature !== undefined);
  const carriageText = hasCool ? copy.carriageWithCool : copy.carriage;
  const isEmpty = parcels.every(({ lines }) => lines.length === 0);
  const details = (
    <Details destination={destination} all={all} title={title} hasCool={hasCool} onStepOpened={onStepOpened} />
  );
  return (
    <section className={styles.destination} aria-label={title}>
      <Heading level={2} size="s" aside={<TextLink href={changePath}>{copy.change(title)}</TextLink>}>
        {title}
      </Heading>
      <address className={styles.address}>
        <strong>{copy.to(name)}</strong>
        <br />
        {address}
      </address>
      {undeliverable === null ? null : (
        <Notice tone="error" live>
          {undeliverable}
        </Notice>
      )}
      {isEmpty ? (
        <p className={styles.note}>{copy.nothing}</p>
      ) : all.length > OPEN_UP_TO ? (
        <>
          <ContentsText parcels={parcels} />
          <Disclosure summary={copy.details}>{details}</Disclosure>
        </>
      ) : (
        details
      )}
      {carriage === null ? null : (
        <p {...requiredPart("postage-note")} className={styles.carriage}>
          {carriage === 0 ? copy.free : carriageText(formatNumber(carriage))}
        </p>
      )}
      {all.length > 1 ? (
        <Button
          look="quiet"
          icon="trash"
          aria-label={copy.removeOf(name)}
          onClick={(event) => {
            yieldFocus(event);
            onShippingRemoved(key);
          }}
        >
          {copy.remove}
        </Button>
      ) : null}
    </section>
  );
}

/** The products of all parcels in one line. */
function ContentsText({ parcels }: Pick<DeliveryDestination, "parcels">) {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  return <p className={styles.note}>{lines.map(({ name, quantity }) => copy.content(name, quantity)).join("、")}</p>;
}

type DetailsProps = Pick<DestinationProps, "destination" | "all" | "onStepOpened"> & {
  title: string;
  hasCool: boolean;
};

/** The parcels with their days and gifts, and the sender. */
function Details({ destination, all, title, hasCool, onStepOpened }: DetailsProps) {
  const { key, parcels, together, sender, parcelsPath } = destination;
  const allParcels = all.flatMap((each) => each.parcels);
  return (
    <div className={styles.details}>
      {together ? (
        <SharedWish
          id={`together-${key}`}
          title={copy.togetherHere}
          window={together}
          positions={parcels.map((parcel) => allParcels.indexOf(parcel))}
        />
      ) : null}
      {parcels.map((parcel) => (
        <Parcel
          key={parcel.wish.key}
          parcel={parcel}
          temperature={parcel.temperature ?? (hasCool ? "ambient" : null)}
          position={allParcels.indexOf(parcel)}
          onStepOpened={onStepOpened}
        />
      ))}
      {parcelsPath === null ? null : (
        <p>
          <StepLink path={parcelsPath} onOpened={onStepOpened} icon="plus">
            {copy.parts}
          </StepLink>
        </p>
      )}
      <p className={styles.sender}>
        <span>
          {copy.sender}：{copy.to(sender.name)}
        </span>
        <StepLink path={sender.path} onOpened={onStepOpened} label={copy.senderChange(title)}>
          {copy.changeIt}
        </StepLink>
      </p>
    </div>
  );
}
