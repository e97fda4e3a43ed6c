import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { HomeSection } from "../section/home-section.tsx";
import { homeCopy as copy } from "./home.copy.ts";
import { titlesCopy as titles } from "./titles.copy.ts";
import styles from "./care.module.css";

/** The shop's features: guides to care that one reads in a minute. */
export function Care({ features }: Pick<HomeProps, "features">) {
  if (features.length === 0) return null;
  return (
    <HomeSection title={titles.care} lead={copy.care}>
      <ol className={styles.guides}>
        {features.map(({ id, title, lead, link, image }) => (
          <li key={id} className={styles.guide}>
            <ProductPicture
              className={styles.picture}
              picture={image}
              sizes="8rem"
              maxFetchedWidth={320}
              ratio="square"
              alt=""
            />
            <div className={styles.text}>
              <Heading level={3} size="m">
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
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
