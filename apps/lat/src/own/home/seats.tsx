import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import styles from "./seats.module.css";

/** The further large pictures and the features: a picture with its words beside it, in turn left and right. */
export function Seats({ heroes, features }: Pick<HomeProps, "heroes" | "features">) {
  return [...heroes.slice(1), ...features].map(({ id, title, lead, link, image }) => (
    <article key={id} className={styles.seat}>
      <ProductPicture
        className={styles.picture}
        picture={image}
        sizes="(width > 767px) 55vw, 100vw"
        ratio="landscape"
        alt={image.alt}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>
          {link ? (
            <a className={styles.link} href={link}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </article>
  ));
}
