import { ButtonLink } from "#ui/elements/button/button-link";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { heroCopy as copy } from "../../own/home/hero.copy.ts";
import styles from "../../own/home/hero.module.css";

/** The first large picture on espresso, with its line beside it; `seats` shows the others. */
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
        sizes="(width > 767px) 62vw, 100vw"
        alt={image.alt}
        priority
      />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {link ? (
          <p>
            <ButtonLink href={link} look="primary" size="large">
              {copy.enter}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </article>
  );
}
