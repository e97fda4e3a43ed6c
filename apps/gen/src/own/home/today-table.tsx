import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { AddOne } from "../facts/add-one.tsx";
import { factsCopy } from "../facts/facts.copy.ts";
import { Measures } from "../facts/measures.tsx";
import { readUnitPrice } from "../facts/read-facts.ts";
import { homeCopy } from "./home.copy.ts";
import styles from "./today-table.module.css";

const copy = homeCopy.today;

interface TodayTableProps extends Pick<HomeProps, "onAddedToCart"> {
  collection: HomeCollection;
}

/** A collection as a table of prices: measures, the price of one, price and stock. */
export function TodayTable({ collection: { title, lead, products }, onAddedToCart }: TodayTableProps) {
  return (
    <section className={styles.today}>
      <Heading level={2} aside={lead}>
        {title}
      </Heading>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{copy.picture}</VisuallyHidden>
            </th>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.size}</th>
            <th scope="col">{copy.unit}</th>
            <th scope="col">{copy.price}</th>
            <th scope="col">{copy.stock}</th>
            <th scope="col">
              <VisuallyHidden>{copy.add}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const unitPrice = readUnitPrice(product);
            return (
              <tr key={product.id}>
                <td className={styles.picture}>
                  <ProductPicture picture={product.image} sizes="56px" maxFetchedWidth={160} ratio="square" alt="" />
                </td>
                <th className={styles.name} scope="row">
                  <a href={paths.product({ key: product.key })}>{product.name}</a>
                </th>
                <td className={styles.size}>
                  <Measures attributes={product.attributes} />
                </td>
                <td className={styles.unit}>{unitPrice ? factsCopy.perUnit(unitPrice.price, unitPrice.unit) : null}</td>
                <td className={styles.price}>
                  <ProductPrice product={product} />
                </td>
                <td className={styles.stock} data-out={!product.is_stock_available || undefined}>
                  {product.is_stock_available ? factsCopy.inStock : factsCopy.out}
                </td>
                <td className={styles.add}>
                  <AddOne product={product} onAdded={onAddedToCart} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
