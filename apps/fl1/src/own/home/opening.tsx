import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import styles from "./home.module.css";

type Banner = HomeProps["heroes"][number];

/** The page's large picture, with its text centred below. */
export function Opening({ banner }: { banner: Banner }) {
  const { image, image_tall } = banner;
  return (
    <article className={styles.opening}>
      <ProductPicture className={styles.large} picture={image} tall={image_tall} sizes="100vw" priority />
      <BannerText banner={banner} as="p" />
    </article>
  );
}

/** Features and the further large pictures, each with its text beside it. */
export function Letters({ features, heroes }: Pick<HomeProps, "features" | "heroes">) {
  return [...features, ...heroes.slice(1)].map((banner) => <Letter key={banner.id} banner={banner} />);
}

/** A picture with its text beside it, alternating left and right. */
function Letter({ banner }: { banner: Banner }) {
  return (
    <article className={styles.letter}>
      <ProductPicture picture={banner.image} sizes="(width > 767px) 55vw, 100vw" ratio="landscape" />
      <BannerText banner={banner} as="h2" />
    </article>
  );
}

function BannerText({ banner: { title, lead, link }, as: Title }: { banner: Banner; as: "h2" | "p" }) {
  const linkedTitle = link ? (
    <a className={styles.link} href={link}>
      {title}
    </a>
  ) : (
    title
  );
  return (
    <div className={styles.text}>
      <Title className={styles.title}>{linkedTitle}</Title>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
