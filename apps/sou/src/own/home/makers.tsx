import type { Maker } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { homeCopy as copy } from "./home.copy.ts";
import { titlesCopy as titles } from "./titles.copy.ts";
import styles from "./makers.module.css";

/** The makers with the most products, whose tools are shown. */
const SHOWN = 3;

/** Three makers with hands and tools; below, all of them by their places. */
export function Makers({ makers }: { makers: readonly Maker[] }) {
  const first = makers
    .filter(({ image }) => image)
    .toSorted((a, b) => b.product_count - a.product_count)
    .slice(0, SHOWN);
  const shown = makers.filter((maker) => first.includes(maker));
  return (
    <SectionFrame title={titles.makers} lead={copy.makers}>
      <ul className={styles.makers}>
        {shown.map(({ key, name, place, lead, image }) => (
          <li key={key} className={styles.maker}>
            {image ? (
              <ProductPicture
                className={styles.picture}
                picture={image}
                sizes="(width > 767px) 24rem, 70vw"
                maxFetchedWidth={800}
                ratio="portrait"
                alt=""
              />
            ) : null}
            <h3 className={styles.name}>
              <a className={styles.link} href={paths.maker({ key })}>
                {name}
              </a>
            </h3>
            <p className={styles.place}>{place}</p>
            <p className={styles.lead}>{lead}</p>
          </li>
        ))}
      </ul>
      <ul className={styles.places}>
        {makers.map(({ key, name, place }) => (
          <li key={key}>
            <a href={paths.maker({ key })}>
              <span className={styles.place}>{place}</span>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={paths.makerList()} look="arrow">
          {copy.allMakers}
        </TextLink>
      </p>
    </SectionFrame>
  );
}
