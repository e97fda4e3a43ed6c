import { paths } from "@noren/contract/paths";
import { BuyBox as SimpleBuyBox } from "@noren/ui-simple/screens/product/buy-box";
import type { ComponentProps } from "react";
import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { AddButton } from "#ui/screens/product/add-button";
import styles from "#ui/screens/product/buy-box.module.css";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { productCardCopy as cardCopy } from "#ui/slots/product-card/product-card.copy";
import { PIECE_OPTION, readPieces } from "../../own/tray/read-pieces.ts";
import { trayCopy } from "../../own/tray/tray.copy.ts";
import { Tray } from "../../own/tray/tray.tsx";

/** The tray of a product with pieces, of which one goes into the cart; Simple's form for every other. */
export function BuyBox({ addRef, ...props }: ComponentProps<typeof SimpleBuyBox>) {
  const { product, options, isSelling, cartPath, listPath } = props;
  const pieces = readPieces(product, options);
  if (!pieces) return <SimpleBuyBox {...props} addRef={addRef} />;
  const value = options[0]?.values.find(({ isChosen }) => isChosen)?.value;
  const chosen = pieces.find((piece) => piece.value === value) ?? null;
  // Also after somebody else bought the chosen piece: there are others.
  const isOpen = chosen === null || chosen.isTaken;
  const isGone = pieces.every(({ isTaken }) => isTaken);
  const next = product.specs.find(({ name }) => name === trayCopy.nextKiln)?.value;
  return (
    <div className={styles.box}>
      <Tray pieces={pieces} chosen={chosen} onChosen={(value) => props.onOptionChosen(PIECE_OPTION, value)} />
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
      <div className={styles.row}>
        <div ref={addRef} className={styles.add}>
          {isGone ? (
            <p>
              {trayCopy.gone(pieces.length)}
              {next ? trayCopy.nextOn(next) : null}
            </p>
          ) : props.canAddToCart ? (
            <Button
              look="primary"
              size="large"
              block
              icon="cart"
              loading={props.isAdding}
              onClick={props.onAddedToCart}
            >
              {trayCopy.add(chosen?.value ?? trayCopy.option)}
            </Button>
          ) : (
            <AddButton {...props} isSoldOut={false} openOption={isOpen ? PIECE_OPTION : null} />
          )}
        </div>
      </div>
      {cartPath ? <TextLink href={cartPath}>{cardCopy.toCart}</TextLink> : null}
      {isGone ? <TextLink href={paths.contact({ product: product.key })}>{trayCopy.ask}</TextLink> : null}
      <FavouriteButton look="text" product={product} onToggled={() => props.onFavouriteToggled(product)} />
      {listPath ? <TextLink href={listPath}>{copy.list}</TextLink> : null}
    </div>
  );
}
