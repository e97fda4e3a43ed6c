import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import styles from "#ui/screens/error/error.module.css";
import { notFoundCopy as copy } from "#ui/screens/not-found/not-found.copy";
import type { NotFoundLink, NotFoundProps } from "#ui/screens/not-found/not-found.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { ProductRow } from "#ui/slots/product-row/product-row";

/** [error.404-text] The page for a URL without content: search, categories and what others choose lead on. */
export function NotFoundView(props: NotFoundProps) {
  const { canSearch, categories, popular, hasReducedRate, links, ...actions } = props;
  return (
    <>
      <div className={styles.page}>
        <Heading level={1}>{copy.text}</Heading>
        <p lang="en">{copy.english}</p>
        <p>{copy.hint}</p>
        {canSearch ? <SearchForm word="" label={copy.search} /> : null}
        <Links label={copy.categories} links={categories} />
        <ButtonLink href={paths.home()} look="primary">
          {copy.backToTop}
        </ButtonLink>
        <Links label={copy.help} links={links} />
      </div>
      {popular ? <ProductRow {...popular} {...actions} /> : null}
      {popular && hasReducedRate ? (
        <p>
          <ReducedRateLegend />
        </p>
      ) : null}
    </>
  );
}

function Links({ label, links }: { label: string; links: readonly NotFoundLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
