import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { BannerCard } from "#ui/slots/banner-card/banner-card";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./counter.module.css";

/** How the shop wraps, in three pictures. */
export function Counter({ features }: Pick<HomeProps, "features">) {
  if (features.length === 0) return null;
  return (
    <SectionFrame title={titles.counter} lead={copy.counterLead}>
      <div className={styles.pictures}>
        {features.map((banner) => (
          <BannerCard key={banner.id} banner={banner} level={3} sizes="(width > 767px) 30vw, 100vw" />
        ))}
      </div>
    </SectionFrame>
  );
}
