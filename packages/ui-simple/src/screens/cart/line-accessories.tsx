import type { CartLine } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { Loader } from "#ui/elements/loader/loader";
import { Price } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartAccessories, CartProps } from "#ui/screens/cart/cart.props";
import styles from "./line-accessories.module.css";

type LineAccessoriesProps = Pick<CartProps, "accessories" | "onAccessoriesToggled" | "onAccessoryAdded"> & {
  line: CartLine;
};

/** A button that shows the accessories of a line, which can be added to it. */
export function LineAccessories({ line, accessories, onAccessoriesToggled, onAccessoryAdded }: LineAccessoriesProps) {
  const opened = accessories?.lineKey === line.key ? accessories : null;
  const id = `accessories-${line.key}`;
  return (
    <div className={styles.accessories}>
      <Button
        look="quiet"
        icon={opened ? "minus" : "plus"}
        aria-label={copy.accessoriesOf(line.product_name)}
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        onClick={() => onAccessoriesToggled(line)}
      >
        {copy.accessories}
      </Button>
      {opened ? (
        <div id={id}>
          <Offers {...opened} line={line} onAccessoryAdded={onAccessoryAdded} />
        </div>
      ) : null}
    </div>
  );
}

function Offers({
  line,
  offers,
  failed,
  addingId,
  onAccessoryAdded,
}: CartAccessories & Pick<LineAccessoriesProps, "line" | "onAccessoryAdded">) {
  if (failed) return <p className={styles.none}>{copy.accessoriesFailed}</p>;
  if (offers === null) return <Loader label={copy.accessoriesOf(line.product_name)} />;
  if (offers.length === 0) return <p className={styles.none}>{copy.noAccessories}</p>;
  return (
    <ul className={styles.offers} aria-label={copy.accessoriesOf(line.product_name)}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.offer}>
          <div className={styles.picture}>
            <ProductPicture picture={offer.image} sizes="56px" ratio="square" alt="" />
          </div>
          <div className={styles.text}>
            <a href={offer.path}>{offer.name}</a>
            <Price {...offer.price} />
          </div>
          <Button
            loading={addingId === offer.id}
            aria-label={copy.addAccessoryOf(offer.name)}
            onClick={() => onAccessoryAdded(line, offer)}
          >
            {copy.addAccessory}
          </Button>
        </li>
      ))}
    </ul>
  );
}
