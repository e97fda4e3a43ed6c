import type { Banner } from "@noren/contract";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import styles from "../../own/home/hero.module.css";

/** The shop's first banner with its line set upright at the right; further ones have their pages. */
export function Hero({ heroes }: { heroes: readonly Banner[] }) {
  const [first] = heroes;
  if (!first) return null;
  const { title, lead, link, image, image_tall } = first;
  const words = (
    <>
      {/* Each clause is a column. */}
      <span className={styles.title}>
        {(title.match(/[^、。]+[、。]?/g) ?? [title]).map((clause) => (
          <span key={clause} className={styles.clause}>
            {clause}
          </span>
        ))}
      </span>
      {lead ? <span className={styles.lead}>{lead}</span> : null}
    </>
  );
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
      <p className={styles.text}>
        {link ? (
          <a className={styles.link} href={link}>
            {words}
          </a>
        ) : (
          words
        )}
      </p>
    </article>
  );
}
