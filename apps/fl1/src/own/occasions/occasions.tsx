import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { occasions, occasionsCopy as copy } from "./occasions.copy.ts";
import styles from "./occasions.module.css";

/** A shop may name a category `constructor`, which every object has. */
const isOccasion = ({ key }: HomeProps["categories"][number]) => Object.hasOwn(occasions, key);

/** The categories of occasions, each with a picture in an arch. */
export function Occasions({ categories }: Pick<HomeProps, "categories">) {
  const shown = categories.filter(isOccasion);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.occasions} aria-label={copy.title}>
      <Heading level={2}>{copy.title}</Heading>
      <ul className={styles.arches}>
        {shown.map(({ key, name, image }) => (
          <li key={key} className={styles.arch}>
            <div className={styles.frame}>
              {image ? (
                <ProductPicture picture={image} sizes="(width > 767px) 22vw, 45vw" ratio="portrait" alt="" />
              ) : null}
            </div>
            <a className={styles.name} href={paths.productList({ category: key })}>
              {name}
            </a>
            <p className={styles.lead}>{occasions[key]}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The other categories: kinds of flowers, such as bouquets and plants. */
export function Kinds({ categories }: Pick<HomeProps, "categories">) {
  const shown = categories.filter((category) => !isOccasion(category));
  if (shown.length === 0) return null;
  return (
    <nav className={styles.kinds} aria-label={copy.kinds}>
      <Heading level={2}>{copy.kinds}</Heading>
      <ul className={styles.list}>
        {shown.map(({ key, name }) => (
          <li key={key}>
            <a className={styles.kind} href={paths.productList({ category: key })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
