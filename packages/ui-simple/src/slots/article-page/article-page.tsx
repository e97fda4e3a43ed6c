import { formatDate } from "@noren/validation/format";
import type { ReactNode } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { Prose } from "#ui/elements/prose/prose";
import { TextLink } from "#ui/elements/text-link/text-link";
import { articlePageCopy as copy } from "#ui/slots/article-page/article-page.copy";
import type { ArticlePageProps } from "#ui/slots/article-page/article-page.props";
import styles from "./article-page.module.css";

/** An article of the shop with its neighbours. `children` are below its text. */
export function ArticlePage({ article, list, newer, older, children }: ArticlePageProps & { children?: ReactNode }) {
  if (article === null) return <Loader label={copy.loading} />;
  const { title, category, published_at, author, image, body } = article;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { name: list.name, path: list.path },
          { name: title, path: null },
        ]}
      />
      <article className={styles.article}>
        <div className={styles.head}>
          <p className={styles.facts}>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            <Badge>{category}</Badge>
            {author ? <span>{copy.by(author)}</span> : null}
          </p>
          <Heading level={1}>{title}</Heading>
        </div>
        {image ? (
          <ProductPicture picture={image} sizes="(width > 767px) 48rem, 100vw" ratio="landscape" alt="" priority />
        ) : null}
        <Prose html={body} />
      </article>
      {children}
      {newer || older ? (
        <nav className={styles.neighbours} aria-label={copy.neighbours}>
          {newer ? <Neighbour label={copy.newer} rel="prev" {...newer} /> : null}
          {older ? <Neighbour label={copy.older} rel="next" {...older} /> : null}
        </nav>
      ) : null}
      <p className={styles.back}>
        <TextLink href={list.path}>{list.back}</TextLink>
      </p>
    </div>
  );
}

function Neighbour({ label, rel, path, title }: { label: string; rel: "prev" | "next"; path: string; title: string }) {
  return (
    <a className={styles.neighbour} href={path} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span>{title}</span>
    </a>
  );
}
