import { Button } from "#ui/elements/button/button";
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
import { yieldFocus } from "#ui/yield-focus";
import styles from "./cart-shipping-detail-view.module.css";

type DestinationProps = Pick<CartShippingDetailProps, "onShippingRemoved" | "onGiftOpened"> & {
  destination: DeliveryDestination;
  all: readonly DeliveryDestination[];
};

/** One destination: its address, and the products, day and slot of each parcel. */
export function Destination({ destination, all, onShippingRemoved, onGiftOpened }: DestinationProps) {
  const { key, name, address, changePath, undeliverable, carriage, parcels } = destination;
  const title = copy.destination(all.indexOf(destination) + 1, all.length);
  const hasCool = parcels.some(({ temperature }) => temperature);
  const carriageText = hasCool ? copy.carriageWithCool : copy.carriage;
  const allParcels = all.flatMap((each) => each.parcels);
  return (
    <section className={styles.destination}>
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
      {parcels.map((parcel) => (
        <Parcel
          key={parcel.wish.key}
          parcel={parcel}
          temperature={parcel.temperature ?? (hasCool ? "ambient" : null)}
          position={allParcels.indexOf(parcel)}
          onGiftOpened={onGiftOpened}
        />
      ))}
      {carriage === null ? null : (
        <p {...requiredPart("postage-note")} className={styles.carriage}>
          {carriage === 0 ? copy.free : carriageText(formatNumber(carriage))}
        </p>
      )}
      {all.length > 1 ? (
        <Button
          look="quiet"
          icon="trash"
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
