import type { Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPrice } from "#ui/elements/price/product-price";
import { TextLink } from "#ui/elements/text-link/text-link";
import { listYears } from "../years/list-years.ts";
import { Years } from "../years/years.tsx";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./home-years.module.css";

export interface HomeYearsProps {
  title: string;
  lead: string;
  product: Product;
}

/** One piece and its years, with its name and price. */
export function HomeYears({ title, lead, product }: HomeYearsProps) {
  return (
    <section className={styles.section}>
      <Years name={product.key} pictures={listYears(product.images)} sizes="(width > 1023px) 60vw, 100vw" />
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <h3 className={styles.name}>{product.name}</h3>
        <p className={styles.catch}>{product.catch_copy}</p>
        <p>
          <ProductPrice product={product} size="m" />
        </p>
        <p>
          <TextLink href={paths.product({ key: product.key })} look="arrow">
            {copy.see(product.name)}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
