import { paths } from "@noren/contract/paths";
import type { Ref } from "react";
import { Notice } from "#ui/elements/notice/notice";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { TextLink } from "#ui/elements/text-link/text-link";
import { AddButton } from "#ui/screens/product/add-button";
import { OptionChoice } from "#ui/screens/product/option-choice";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import { Stock } from "#ui/screens/product/stock";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { productCardCopy as cardCopy } from "#ui/slots/product-card/product-card.copy";
import styles from "./buy-box.module.css";

/** The choice of the variant, its stock, the quantity, and the button that adds it to the cart. */
export function BuyBox({ addRef, ...props }: ProductProps & { addRef: Ref<HTMLDivElement> }) {
  const { product, options, maxQuantity, isSelling, canAddToCart, cartPath, listPath } = props;
  return (
    <div className={styles.box}>
      {options.map((option) => (
        <OptionChoice key={option.name} option={option} onOptionChosen={props.onOptionChosen} />
      ))}
      <Stock {...props} />
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
      <ScriptNote />
      <div className={styles.row}>
        {canAddToCart ? (
          <QuantityField
            id="quantity"
            label={copy.quantity}
            value={props.quantity}
            max={maxQuantity}
            onChange={props.onQuantityChanged}
          />
        ) : null}
        <div ref={addRef} className={styles.add}>
          <AddButton {...props} />
        </div>
      </div>
      {cartPath ? <TextLink href={cartPath}>{cardCopy.toCart}</TextLink> : null}
      {props.restock}
      {product.order_sheet ? (
        <TextLink href={paths.productOrderSheet({ key: product.key })}>
          {copy.orderSheet(product.embroidery_letters !== null)}
        </TextLink>
      ) : null}
      <FavouriteButton look="text" product={product} onToggled={() => props.onFavouriteToggled(product)} />
      {listPath ? <TextLink href={listPath}>{copy.list}</TextLink> : null}
    </div>
  );
}
