import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { CoverLink } from "../../own/section/cover-link.tsx";
import styles from "../../own/home/hero.module.css";

/** The wall of blocks over the whole width, with the shop's line as a poster below it; further banners have their pages. */
export function Hero({ heroes }: Pick<HomeProps, "heroes">) {
  const [first] = heroes;
  if (!first) return null;
  const { title, lead, link, image, image_tall } = first;
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
      <div className={styles.words}>
        <p className={styles.title}>{link ? <CoverLink href={link}>{title}</CoverLink> : title}</p>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </article>
  );
}
