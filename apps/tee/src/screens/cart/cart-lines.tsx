import { CartLines as SimpleCartLines } from "@noren/ui-simple/screens/cart/cart-lines";
import type { ComponentProps } from "react";
import { Price } from "#ui/elements/price/price";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { cartFoldCopy as copy } from "../../own/cart/cart.copy.ts";
import { foldLines, listPieces } from "../../own/cart/fold-lines.ts";
import styles from "../../own/cart/fold.module.css";
import { titlesCopy as titles } from "../../own/titles.copy.ts";

/** What must be changed before the checkout. */
const MUST_CHANGE = new Set<string | undefined>(["out", "tooMany"]);

/** Each design once with its pieces by colour and size, its lines folded below; Simple's list for everything else. */
export function CartLines(props: ComponentProps<typeof SimpleCartLines>) {
  const { cart, stockNotes, hasReducedRate } = props;
  return (
    <div className={styles.blocks}>
      {foldLines(cart.detail.products).map(({ design, lines }) => {
        const list = <SimpleCartLines {...props} cart={{ ...cart, detail: { ...cart.detail, products: lines } }} />;
        if (!design) return <div key={lines[0]?.key}>{list}</div>;
        return (
          <section key={design.id} className={styles.design} aria-label={design.name}>
            <div className={styles.head}>
              <ProductPicture picture={design.image} sizes="7rem" maxFetchedWidth={320} ratio="portrait" alt="" />
              <div className={styles.words}>
                <h2 className={styles.name}>{design.name}</h2>
                <ul className={styles.rows}>
                  {listPieces(lines).map(({ colour, pieces }) => (
                    <li key={colour} className={styles.row}>
                      <b className={styles.colour}>{colour}</b>
                      {pieces.map((each) => (
                        <span key={each}>{each}</span>
                      ))}
                    </li>
                  ))}
                </ul>
                <p className={styles.sum}>
                  <strong className={styles.pieces}>
                    {titles.sum(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
                  </strong>
                  <Price
                    value={lines.reduce((sum, { subtotal }) => sum + subtotal, 0)}
                    taxRate={lines[0]?.tax_rate ?? 10}
                  />
                </p>
              </div>
            </div>
            <Disclosure
              summary={copy.open}
              defaultOpen={hasReducedRate || lines.some(({ key }) => MUST_CHANGE.has(stockNotes.get(key)?.kind))}
            >
              {list}
            </Disclosure>
          </section>
        );
      })}
    </div>
  );
}
