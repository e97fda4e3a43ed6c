import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { BannerCard } from "#ui/slots/banner-card/banner-card";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

/** The shop's other large pictures and its features, side by side. */
export function Greenhouse({ heroes, features }: Pick<HomeProps, "heroes" | "features">) {
  const banners = [...heroes.slice(1), ...features];
  if (banners.length === 0) return null;
  return (
    <SectionFrame title={copy.greenhouse} lead="">
      <ul className={styles.banners}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerCard banner={banner} level={3} sizes="(width > 767px) 45vw, 100vw" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
