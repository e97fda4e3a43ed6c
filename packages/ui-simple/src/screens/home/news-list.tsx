import type { News } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Badge } from "#ui/elements/badge/badge";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatDate } from "@noren/validation/format";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import styles from "./home-view.module.css";

/** The shop's latest news. */
export function NewsList({ news }: { news: readonly News[] }) {
  if (news.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2} aside={<TextLink href={paths.newsList()}>{copy.allNews}</TextLink>}>
        {copy.news}
      </Heading>
      <ul className={styles.news}>
        {news.map(({ key, title, category, published_at, is_read }) => (
          <li key={key}>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            <Badge>{category}</Badge>
            {is_read === false ? <Badge tone="accent">{copy.unread}</Badge> : null}
            <a href={paths.newsArticle({ key })}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
