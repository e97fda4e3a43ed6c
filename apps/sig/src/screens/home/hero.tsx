import type { Banner } from "@noren/contract";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import styles from "../../own/home/hero.module.css";

/** The first picture from edge to edge below the header, with one line. Further banners have their pages. */
export function Hero({ heroes: [first] }: { heroes: readonly Banner[] }) {
  if (!first) return null;
  const { title, lead, link, image, image_tall } = first;
  // Each clause is a line.
  const clauses = title.match(/[^、。]+[、。]?/g) ?? [title];
  const words = (
    <>
      <span className={styles.title}>
        {clauses.map((clause) => (
          <span key={clause} className={styles.clause}>
            {clause}
          </span>
        ))}
      </span>
      {lead ? <span className={styles.lead}>{lead}</span> : null}
    </>
  );
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
