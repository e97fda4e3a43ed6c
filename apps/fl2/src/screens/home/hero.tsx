import type { Banner } from "@noren/contract";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { BannerWords } from "#ui/screens/home/banner-words";
import styles from "../../own/home/hero.module.css";

/**
 * The first banner. On a wide screen its heading is behind the plants: a second copy of the picture covers the text, and a
 * filter makes everything but the plants transparent. Further banners are in sections of their own.
 */
export function Hero({ heroes: [first] }: { heroes: readonly Banner[] }) {
  if (!first) return null;
  const { image, image_tall } = first;
  return (
    <article className={styles.hero}>
      <ProductPicture
        className={styles.picture}
        picture={image}
        tall={image_tall}
        sizes="100vw"
        priority
        alt={image.alt}
      />
      <BannerWords banner={first} classes={styles} />
      <svg className={styles.filter} width="0" height="0" aria-hidden="true" focusable="false">
        {/* Plants and pots have less blue than the bright wall. */}
        <filter id="plants-only" colorInterpolationFilters="sRGB">
          <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 -7 0 4.6" />
        </filter>
      </svg>
      <div className={styles.plants} aria-hidden="true">
        <ProductPicture className={styles.picture} picture={image} tall={image_tall} sizes="100vw" priority alt="" />
      </div>
    </article>
  );
}
