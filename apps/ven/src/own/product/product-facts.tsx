import type { ProductProps } from "#ui/screens/product/product.props";
import { factsCopy as copy } from "../case/facts.copy.ts";
import { pricePerPiece, readCase } from "#ui/slots/product-card/read-case";
import { readReady } from "../case/read-ready.ts";
import styles from "./product.module.css";

/** The facts that a buyer needs before a price: the code, the case, the price of one piece, and the day of dispatch. */
export function ProductFacts({
  product,
  variant,
  price: { value: price },
}: Pick<ProductProps, "product" | "variant" | "price">) {
  const found = readCase(product.attributes);
  const ready = readReady(product.attributes);
  const withoutTax = variant?.product_price ?? product.product_price;
  const facts: [term: string, detail: string][] = [[copy.code, product.code]];
  if (found) facts.push([copy.case, copy.caseOf(found.count, found.unit)]);
  if (found && price !== null) facts.push([copy.piece(found.unit), copy.pieceOf(pricePerPiece(price, found))]);
  if (price !== null && withoutTax !== null) facts.push([copy.withoutTax, copy.yen(withoutTax)]);
  if (ready !== null) facts.push([copy.ready, ready]);
  return (
    <dl className={styles.facts}>
      {facts.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
