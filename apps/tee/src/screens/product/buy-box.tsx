import { paths } from "@noren/contract/paths";
import { BuyBox as SimpleBuyBox } from "@noren/ui-simple/screens/product/buy-box";
import type { ComponentProps } from "react";
import { TextLink } from "#ui/elements/text-link/text-link";
import styles from "#ui/screens/product/buy-box.module.css";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { matrixCopy } from "../../own/matrix/matrix.copy.ts";
import { Matrix } from "../../own/matrix/matrix.tsx";
import { readMatrix } from "../../own/matrix/read-matrix.ts";
import { readColours } from "../../own/colours/read-colours.ts";

/**
 * The table of colours and sizes, of which all entered pieces go into the cart at once; Simple's form for a product with other
 * options or none. The page takes the colour of the chosen shirt.
 */
export function BuyBox({ addRef, ...props }: ComponentProps<typeof SimpleBuyBox>) {
  const { product, options, isSelling, keyPath, listPath } = props;
  const matrix = readMatrix(product, props.countOrderable);
  if (!matrix || keyPath !== null) {
    const [body] = readColours(product);
    return (
      <div data-page-body={body?.key}>
        <SimpleBuyBox {...props} addRef={addRef} />
      </div>
    );
  }
  const chosen = options
    .find(({ name }) => name === matrixCopy.options.colour)
    ?.values.find(({ isChosen }) => isChosen);
  const active = Math.max(
    matrix.rows.findIndex(({ colour }) => colour === chosen?.value),
    0,
  );
  const isSoldOut = matrix.rows.every(({ cells }) => cells.every((cell) => cell?.isSoldOut !== false));
  return (
    <div ref={addRef} className={styles.box} data-page-body={matrix.rows[active]?.body ?? undefined}>
      <Matrix
        matrix={matrix}
        active={active}
        isSelling={isSelling && !isSoldOut}
        onRowChosen={(row) => {
          const next = matrix.rows[row];
          if (next) props.onOptionChosen(matrixCopy.options.colour, next.colour);
          // The gallery shows the picture of a whole choice.
          const size = next?.cells.findIndex((cell) => cell?.isSoldOut === false) ?? -1;
          if (matrix.sizes[size]) props.onOptionChosen(matrixCopy.options.size, matrix.sizes[size]);
        }}
        onAdded={props.onSetAdded}
      />
      {isSoldOut ? <TextLink href={paths.contact({ product: product.key })}>{matrixCopy.ask}</TextLink> : null}
      <FavouriteButton look="text" product={product} onToggled={() => props.onFavouriteToggled(product)} />
      {listPath ? <TextLink href={listPath}>{copy.list}</TextLink> : null}
    </div>
  );
}
