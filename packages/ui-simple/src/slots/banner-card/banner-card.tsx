import type { Banner } from "@noren/contract";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import styles from "./banner-card.module.css";

interface BannerCardProps {
  banner: Banner;
  /** The level of its title in the page's outline. */
  level: 2 | 3;
  /** As in `ProductPicture`. */
  sizes: string;
}

/** A picture with its title and sentence. The link of the title covers the whole card. */
export function BannerCard({ banner: { title, lead, link, image }, level, sizes }: BannerCardProps) {
  return (
    <article className={styles.card}>
      <ProductPicture className={styles.picture} picture={image} sizes={sizes} ratio="landscape" />
      <div className={styles.text}>
        <Heading level={level} size="m">
          {link ? (
            <a className={styles.link} href={link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </article>
  );
}
