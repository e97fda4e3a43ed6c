import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { Prose } from "#ui/elements/prose/prose";
import { DeliveryFacts, listFactSections } from "#ui/screens/static-page/delivery-facts";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { Transmissions } from "#ui/slots/transmissions/transmissions";
import { staticPageCopy as copy } from "#ui/screens/static-page/static-page.copy";
import type { StaticPageProps } from "#ui/screens/static-page/static-page.props";
import styles from "./static-page.module.css";

/** A page that the shop wrote. */
export function StaticPageView({ page, sections, transmissions, delivery, bookmark }: StaticPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ name: page.title, path: null }]} />
      <Heading level={1}>{page.title}</Heading>
      {sections.length > 0 ? (
        <nav className={styles.contents} aria-label={copy.contents}>
          <ol>
            {[...sections, ...(delivery ? listFactSections(delivery) : [])].map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {transmissions ? <Transmissions {...transmissions} /> : null}
      <Prose html={page.data} />
      {delivery ? <DeliveryFacts {...delivery} /> : null}
      {bookmark ? <BookmarkButton {...bookmark} /> : null}
    </div>
  );
}
