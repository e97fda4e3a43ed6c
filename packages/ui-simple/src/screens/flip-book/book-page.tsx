import type { MouseEvent } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { Price } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { flipBookCopy as copy } from "#ui/screens/flip-book/flip-book.copy";
import type { FlipBookPage } from "#ui/screens/flip-book/flip-book.props";
import { CENTRE, type ZoomPoint } from "#ui/screens/flip-book/page-zoom";
import { productCardCopy as cardCopy } from "#ui/slots/product-card/product-card.copy";
import styles from "./book-page.module.css";

interface BookPageProps {
  page: FlipBookPage;
  onZoomed: (point: ZoomPoint) => void;
}

/** Where the picture was pressed; its centre if by the keyboard. */
function toPoint({ detail, clientX, clientY, currentTarget }: MouseEvent): ZoomPoint {
  if (detail === 0) return CENTRE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** A page of the catalogue: its picture, which zooms, its text and its products. */
export function BookPage({ page, onZoomed }: BookPageProps) {
  const { number, image, heading, text, products } = page;
  return (
    <li id={`page-${number}`} className={styles.page}>
      <button
        type="button"
        className={styles.picture}
        aria-label={copy.enlarge(number)}
        onClick={(event) => onZoomed(toPoint(event))}
      >
        <ProductPicture picture={image} sizes="(width > 767px) 32rem, 100vw" priority={number <= 2} />
      </button>
      <Heading level={2} size="m">
        {heading}
      </Heading>
      <p className={styles.text}>{text}</p>
      {products.length > 0 ? (
        <ul className={styles.products} aria-label={copy.products}>
          {products.map((product) => (
            <li key={product.path}>
              <a href={product.path} className={styles.product}>
                <ProductPicture picture={product.image} sizes="64px" maxFetchedWidth={160} ratio="square" alt="" />
                <span className={styles.facts}>
                  <span className={styles.name}>{product.name}</span>
                  <Price
                    value={product.product_price_with_tax}
                    from={product.is_price_from}
                    taxRate={product.tax_rate}
                    size="s"
                  />
                  {product.is_stock_available ? null : <span className={styles.soldOut}>{cardCopy.soldOut}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.number}>{copy.page(number)}</p>
    </li>
  );
}
