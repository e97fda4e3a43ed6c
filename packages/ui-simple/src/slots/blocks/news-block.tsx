import { paths } from "@noren/contract/paths";
import { formatDate } from "@noren/validation/format";
import { TextLink } from "#ui/elements/text-link/text-link";
import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

/** The newest news. */
export function NewsBlock({ title, news }: BlockProps<"news">) {
  return (
    <BlockSection title={title} isEmpty={news.length === 0} allPath={paths.newsList()}>
      <ul className={styles.news}>
        {news.map(({ key, title: headline, published_at }) => (
          <li key={key}>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            <TextLink href={paths.newsArticle({ key })}>{headline}</TextLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
