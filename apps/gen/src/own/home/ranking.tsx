import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeCollection } from "#ui/screens/home/home.props";
import { Measures } from "../facts/measures.tsx";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./ranking.module.css";

/** A collection as a narrow column with its places. */
export function Ranking({ collection: { title, products } }: { collection: HomeCollection }) {
  return (
    <section className={styles.ranking}>
      <Heading level={2}>{title}</Heading>
      <ol className={styles.list}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.item}>
            <span className={styles.place} aria-label={copy.place(index + 1)} role="img">
              {index + 1}
            </span>
            <ProductPicture picture={product.image} sizes="56px" maxFetchedWidth={160} ratio="square" alt="" />
            <div className={styles.text}>
              <a className={styles.name} href={paths.product({ key: product.key })}>
                {product.name}
              </a>
              <Measures attributes={product.attributes} />
              <ProductPrice product={product} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
