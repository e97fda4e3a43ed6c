import { paths } from "@noren/contract/paths";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { BannerCard } from "#ui/slots/banner-card/banner-card";
import { giftsCopy as copy } from "./gifts.copy.ts";
import { titlesCopy as titles } from "../titles.copy.ts";
import styles from "./gifts.module.css";

/** Gifts by the number of people, below the shop's further large pictures. */
export function Gifts({ heroes, features }: Pick<HomeProps, "heroes" | "features">) {
  return (
    <SectionFrame title={titles.gifts} lead={copy.lead}>
      <ul className={styles.groups}>
        {copy.groups.map(({ name, rest, from, to }) => (
          <li key={name}>
            <a
              className={styles.group}
              href={paths.productList({ "a.serves.min": from, ...(to === null ? {} : { "a.serves.max": to }) })}
            >
              <span className={styles.number}>{name}</span>
              <span>{rest}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.banners}>
        {[...heroes.slice(1), ...features].map((banner) => (
          <BannerCard key={banner.id} banner={banner} level={3} sizes="(width > 767px) 36rem, 100vw" />
        ))}
      </div>
    </SectionFrame>
  );
}
