import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { TextLink } from "#ui/elements/text-link/text-link";
import styles from "#ui/screens/product-list/nothing-found.module.css";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { ProductRow } from "#ui/slots/product-row/product-row";

/** A list without products: other words, the categories and what others choose. */
export function NothingFound(props: ProductListProps) {
  const { suggestions, requestPath, popular, categories, hasReducedRate, onFavouriteToggled, onAddedToCart } = props;
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={copy.empty}
        icon="search"
        action={<ButtonLink href={paths.productList()}>{copy.all}</ButtonLink>}
      >
        {suggestions.length > 0 ? (
          <nav className={styles.suggestions} aria-label={copy.suggestions}>
            <span aria-hidden="true">{copy.suggestions}</span>
            <ul className={styles.words}>
              {suggestions.map(({ word, path }) => (
                <li key={word}>
                  <TextLink href={path}>{word}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {copy.emptyLead}
        {requestPath === null ? null : (
          <p>
            <TextLink href={requestPath}>{copy.request}</TextLink>
          </p>
        )}
      </EmptyState>
      {categories.length > 0 ? (
        <section>
          <Heading level={2} size="s">
            {copy.byCategory}
          </Heading>
          <ul className={styles.categories}>
            {categories.map(({ key, name }) => (
              <li key={key}>
                <a href={paths.productList({ category: key })}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {popular ? (
        <ProductRow {...popular} onFavouriteToggled={onFavouriteToggled} onAddedToCart={onAddedToCart} />
      ) : null}
      {popular && hasReducedRate ? <ReducedRateLegend /> : null}
    </div>
  );
}
