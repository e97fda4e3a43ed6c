import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import sectionStyles from "#ui/screens/home/home-view.module.css";
import type { HomeProps } from "#ui/screens/home/home.props";
import { homeCopy as copy } from "../../own/home/home.copy.ts";
import styles from "../../own/home/made.module.css";
import { CoverLink } from "../../own/section/cover-link.tsx";
import { Title } from "../../own/section/title.tsx";
import { titlesCopy as titles } from "../../own/titles.copy.ts";

/** What was made for whom, as a wall of blocks. */
export function Features({ features }: Pick<HomeProps, "features">) {
  if (features.length === 0) return null;
  return (
    <section className={styles.made}>
      <div className={styles.head}>
        <Title>{titles.made}</Title>
        <p>{copy.made}</p>
      </div>
      <ul className={sectionStyles.features}>
        {features.map(({ id, title, lead, link, image }) => (
          <li key={id} className={styles.block}>
            <ProductPicture
              picture={image}
              sizes="(width > 767px) 33vw, 50vw"
              maxFetchedWidth={640}
              ratio="portrait"
              alt=""
            />
            <div className={styles.words}>
              <h3 className={styles.name}>{link ? <CoverLink href={link}>{title}</CoverLink> : title}</h3>
              {lead ? <p className={styles.lead}>{lead}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
