import type { Category } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import styles from "./home-view.module.css";

/** The top categories, each with a picture. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.section} aria-label={copy.categories}>
      <Heading level={2}>{copy.categories}</Heading>
      <ul className={styles.tiles}>
        {categories.map(({ key, name, image }) => (
          <li key={key} className={styles.tile}>
            {image ? (
              <ProductPicture
                picture={image}
                sizes="(width > 1023px) 11rem, 30vw"
                maxFetchedWidth={480}
                ratio="square"
                alt=""
              />
            ) : null}
            <a href={paths.productList({ category: key })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
