import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import styles from "./home.module.css";

type Banner = HomeProps["heroes"][number];

/** The page's large picture, with its text centred below. */
export function Opening({ banner }: { banner: Banner }) {
  const { lead, image, image_tall } = banner;
  return (
    <article className={styles.opening}>
      <ProductPicture className={styles.large} picture={image} tall={image_tall} sizes="100vw" priority />
      <div className={styles.words}>
        <p className={styles.title}>
          <BannerTitle banner={banner} />
        </p>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </article>
  );
}

/** Features and the further large pictures, each with its text beside it. */
export function Letters({ features, heroes }: Pick<HomeProps, "features" | "heroes">) {
  return [...features, ...heroes.slice(1)].map((banner) => <Letter key={banner.id} banner={banner} />);
}

/** A picture with its text beside it, alternating left and right. */
function Letter({ banner }: { banner: Banner }) {
  const { lead, image } = banner;
  return (
    <article className={styles.letter}>
      <ProductPicture picture={image} sizes="(width > 767px) 55vw, 100vw" ratio="landscape" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <BannerTitle banner={banner} />
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </article>
  );
}

function BannerTitle({ banner: { title, link } }: { banner: Banner }) {
  return link ? (
    <a className={styles.link} href={link}>
      {title}
    </a>
  ) : (
    title
  );
}
