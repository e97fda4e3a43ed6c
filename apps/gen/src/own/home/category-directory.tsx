import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { homeCopy as copy } from "./home.copy.ts";
import { titlesCopy } from "./titles.copy.ts";
import styles from "./category-directory.module.css";

/** The top categories with their numbers, each with how many products it has, beside one picture. */
export function CategoryDirectory({ categories, heroes }: Pick<HomeProps, "categories" | "heroes">) {
  const [hero] = heroes;
  if (categories.length === 0) return null;
  return (
    <nav className={styles.categories} aria-label={titlesCopy.categories}>
      <div className={styles.directory}>
        <Heading level={2}>{titlesCopy.categories}</Heading>
        <ol className={styles.list}>
          {categories.map(({ key, name, product_count }) => (
            <li key={key}>
              <a href={paths.productList({ category: key })}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{copy.products(product_count)}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      {hero ? (
        <a className={styles.hero} href={hero.link ?? paths.productList()}>
          <ProductPicture
            picture={hero.image}
            sizes="(width > 1023px) 30rem, 100vw"
            ratio="landscape"
            maxFetchedWidth={960}
            priority
            alt={hero.image.alt}
          />
          <span className={styles.words}>
            <b>{hero.title}</b>
            {hero.lead ? <small>{hero.lead}</small> : null}
          </span>
        </a>
      ) : null}
    </nav>
  );
}
