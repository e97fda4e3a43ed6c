import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { joinClasses } from "#ui/join-classes";
import { landingPageCopy as copy } from "#ui/screens/landing-page/landing-page.copy";
import type { LandingPageProps } from "#ui/screens/landing-page/landing-page.props";
import { Blocks } from "#ui/slots/blocks/blocks";
import styles from "./landing-page-view.module.css";

/** A page of blocks that the shop composed for a season or an occasion. */
export function LandingPageView({ page, hasReducedRate, isHome = false, ...blocks }: LandingPageProps) {
  if (page === null) return <Loader label={copy.loading} />;
  const { title, lead, image, extend } = page;
  return (
    <div
      className={joinClasses(
        styles.page,
        !extend.is_show_header && styles.withoutHeader,
        !extend.is_show_footer && styles.withoutFooter,
      )}
    >
      {isHome ? null : <Breadcrumbs items={[{ name: title, path: null }]} />}
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {image ? (
        <ProductPicture picture={image} sizes="(width > 1023px) 64rem, 100vw" ratio="landscape" alt="" priority />
      ) : null}
      <Blocks {...blocks} />
      {hasReducedRate ? <ReducedRateLegend /> : null}
    </div>
  );
}
