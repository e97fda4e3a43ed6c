import type { Banner } from "@noren/contract";
import { Heading } from "#ui/elements/heading/heading";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import { BannerCard } from "#ui/slots/banner-card/banner-card";
import styles from "./home-view.module.css";

/** The shop's features: seasons, makers, occasions. */
export function Features({ features }: { features: readonly Banner[] }) {
  if (features.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.features}</Heading>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.id}>
            <BannerCard banner={feature} level={3} sizes="(width > 1023px) 24rem, (width > 767px) 45vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
