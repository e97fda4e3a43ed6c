import { paths } from "@noren/contract/paths";
import { formatDate } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { TextLink } from "#ui/elements/text-link/text-link";
import { BlockSection } from "#ui/slots/blocks/block-section";
import { blocksCopy as copy } from "#ui/slots/blocks/blocks.copy";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

/** The newest news. */
export function NewsBlock({ title, news }: BlockProps<"news">) {
  return (
    <BlockSection title={title} isEmpty={news.length === 0} allPath={paths.newsList()}>
      <ul className={styles.news}>
        {news.map(({ key, title: headline, published_at, is_read }) => (
          <li key={key}>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            <span>
              <TextLink href={paths.newsArticle({ key })}>{headline}</TextLink>{" "}
              {is_read === false ? <Badge tone="accent">{copy.unread}</Badge> : null}
            </span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
