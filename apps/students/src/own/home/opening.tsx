import { ButtonLink } from "#ui/elements/button/button-link";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { studentsHomeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

/** The first banner: text on navy with a sun behind it, and the picture beside. */
export function Opening({ banner }: { banner: HomeProps["heroes"][number] }) {
  const { title, lead, link, image } = banner;
  return (
    <article className={styles.opening}>
      <div className={styles.board}>
        <h2 className={styles.title}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {link ? (
          <p>
            <ButtonLink href={link}>{copy.toProducts}</ButtonLink>
          </p>
        ) : null}
      </div>
      <ProductPicture className={styles.picture} picture={image} sizes="(width > 767px) 60vw, 100vw" priority />
    </article>
  );
}
