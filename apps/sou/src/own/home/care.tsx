import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { BannerCard } from "#ui/slots/banner-card/banner-card";
import { homeCopy as copy } from "./home.copy.ts";
import { titlesCopy as titles } from "./titles.copy.ts";
import styles from "./care.module.css";

/** The shop's features: guides to care that one reads in a minute. */
export function Care({ features }: Pick<HomeProps, "features">) {
  if (features.length === 0) return null;
  return (
    <SectionFrame title={titles.care} lead={copy.care}>
      <ol className={styles.guides}>
        {features.map((banner) => (
          <li key={banner.id}>
            <BannerCard banner={banner} level={3} sizes="8rem" />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
