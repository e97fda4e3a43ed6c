import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { LockMark } from "#ui/elements/lock-mark/lock-mark";
import { sitemapCopy as copy } from "#ui/screens/sitemap/sitemap.copy";
import type { SitemapLink, SitemapProps } from "#ui/screens/sitemap/sitemap.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./sitemap-view.module.css";

/** Links to every page of the shop. */
export function SitemapView({ sections }: SitemapProps) {
  return (
    <ColumnPage above={<Breadcrumbs items={[{ name: copy.title, path: null }]} />} title={copy.title} lead={copy.lead}>
      {sections.map(({ title, links }) => (
        <section key={title} className={styles.section}>
          <Heading level={2}>{title}</Heading>
          <Links links={links} />
        </section>
      ))}
    </ColumnPage>
  );
}

function Links({ links }: { links: readonly SitemapLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, name, isLocked, children = [] }) => (
        <li key={path}>
          <a href={path}>
            {name}
            {isLocked ? <LockMark /> : null}
          </a>
          {children.length > 0 ? <Links links={children} /> : null}
        </li>
      ))}
    </ul>
  );
}
