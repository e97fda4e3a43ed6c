import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { BannerCard } from "#ui/slots/banner-card/banner-card";
import { titlesCopy as titles } from "../titles.copy.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./addresses.module.css";

/** Many addresses in one order, beside the shop's further large pictures. */
export function Addresses({ heroes }: Pick<HomeProps, "heroes">) {
  return (
    <SectionFrame title={titles.addresses} lead={copy.addressesLead}>
      <div className={styles.columns}>
        {heroes.slice(1).map((banner) => (
          <BannerCard key={banner.id} banner={banner} level={3} sizes="(width > 1023px) 44rem, 100vw" />
        ))}
        <ol className={styles.steps}>
          {copy.addressSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
