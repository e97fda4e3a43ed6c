import type { Banner } from "@noren/contract";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import styles from "./home-view.module.css";

/** The shop's features: seasons, makers, occasions. */
export function Features({ features }: { features: readonly Banner[] }) {
  if (features.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.features}</Heading>
      <ul className={styles.features}>
        {features.map(({ id, title, lead, link, image }) => (
          <li key={id} className={styles.feature}>
            <ProductPicture
              picture={image}
              sizes="(width > 1023px) 24rem, (width > 767px) 45vw, 100vw"
              ratio="landscape"
            />
            <Heading level={3} size="m">
              {link ? <a href={link}>{title}</a> : title}
            </Heading>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
