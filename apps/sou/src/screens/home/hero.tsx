import type { Banner } from "@noren/contract";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { BannerWords } from "#ui/screens/home/banner-words";
import styles from "../../own/home/hero.module.css";

/** The shop's first banner with its line set upright at the right, a column for each clause; further ones have their pages. */
export function Hero({ heroes }: { heroes: readonly Banner[] }) {
  const [first] = heroes;
  if (!first) return null;
  const { image, image_tall } = first;
  return (
    <article className={styles.hero}>
      <ProductPicture
        className={styles.picture}
        picture={image}
        tall={image_tall}
        sizes="(width > 767px) 80vw, 75vw"
        priority
        alt={image.alt}
      />
      <BannerWords banner={first} classes={styles} />
    </article>
  );
}
