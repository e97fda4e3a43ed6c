import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { ProductPrice } from "#ui/elements/price/product-price";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { HomeProps } from "#ui/screens/home/home.props";
import { productCopy } from "#ui/screens/product/product.copy";
import { productCardCopy as cardCopy } from "#ui/slots/product-card/product-card.copy";
import { readCraft } from "../craft/read-craft.ts";
import { SectionFrame } from "#ui/screens/home/section-frame";
import type { Piece } from "../tray/read-pieces.ts";
import type { TrayProps } from "../tray/tray.tsx";
import { Tray } from "../tray/tray.tsx";
import { trayCopy as copy } from "../tray/tray.copy.ts";
import type { Product } from "@noren/contract";
import styles from "./todays-tray.module.css";

export type TodaysTrayProps = Pick<HomeProps, "onAddedToCart"> &
  Pick<TrayProps, "pieces"> & {
    title: string;
    lead: string;
    product: Product;
    /** The pieces that are in the cart. */
    inCart: readonly Piece[];
  };

/** The pieces of one product, which go into the cart from here. */
export function TodaysTray({ title, lead, product, pieces, inCart, onAddedToCart }: TodaysTrayProps) {
  const [value, setValue] = useState<string | null>(null);
  const chosen = pieces.find((piece) => piece.value === value) ?? null;
  const isInCart = chosen !== null && inCart.includes(chosen);
  const { place } = readCraft(product);
  const isOpen = pieces.some(({ isTaken }) => !isTaken);
  return (
    <SectionFrame title={title} lead={lead}>
      <div className={styles.columns}>
        <Tray pieces={pieces} chosen={chosen} onChosen={setValue} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <a href={paths.product({ key: product.key })}>{product.name}</a>
          </h3>
          <p className={styles.maker}>
            {product.brand?.name}
            {place ? `　${place}` : null}
          </p>
          <p className={styles.catch}>{product.catch_copy}</p>
          <p>
            <ProductPrice product={product} size="l" />
          </p>
          {onAddedToCart && isOpen ? (
            <Button
              look="primary"
              size="large"
              block
              disabled={!chosen || chosen.isTaken || isInCart}
              onClick={() => onAddedToCart({ ...product, default_variant_id: chosen?.variant.id ?? null })}
            >
              {isInCart ? productCopy.inCart : chosen ? copy.add(chosen.value) : copy.open}
            </Button>
          ) : null}
          {isInCart ? <TextLink href={paths.cart()}>{cardCopy.toCart}</TextLink> : null}
          <TextLink href={paths.product({ key: product.key })} look="arrow">
            {copy.see}
          </TextLink>
        </div>
      </div>
    </SectionFrame>
  );
}
