import type { Banner } from "@noren/contract";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { BannerWords } from "#ui/screens/home/banner-words";
import styles from "./hero.module.css";

/** The shop's large picture with its text; further ones follow below, smaller. */
export function Hero({ heroes }: { heroes: readonly Banner[] }) {
  const [first, ...rest] = heroes;
  if (!first) return null;
  return (
    <div className={styles.heroes}>
      <Slide banner={first} isFirst />
      {rest.length > 0 ? (
        <ul className={styles.rest}>
          {rest.map((banner) => (
            <li key={banner.id}>
              <Slide banner={banner} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Slide({ banner, isFirst = false }: { banner: Banner; isFirst?: boolean }) {
  const { image, image_tall } = banner;
  return (
    <article className={isFirst ? styles.first : styles.slide}>
      <ProductPicture
        className={styles.picture}
        picture={image}
        tall={isFirst ? image_tall : null}
        sizes={isFirst ? "100vw" : "(width > 767px) 50vw, 100vw"}
        priority={isFirst}
        alt={image.alt}
      />
      <BannerWords banner={banner} classes={styles} />
    </article>
  );
}
