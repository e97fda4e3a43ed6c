import type { Banner } from "@noren/contract";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { BannerWords } from "#ui/screens/home/banner-words";
import styles from "../../own/home/hero.module.css";

/** The first picture from edge to edge below the header, with a line for each clause of its title. Further banners have their pages. */
export function Hero({ heroes: [first] }: { heroes: readonly Banner[] }) {
  if (!first) return null;
  const { image, image_tall } = first;
  return (
    <article className={styles.hero} data-below-header="">
      <ProductPicture
        className={styles.picture}
        picture={image}
        tall={image_tall}
        sizes="100vw"
        priority
        alt={image.alt}
      />
      <BannerWords banner={first} classes={styles} />
    </article>
  );
}
