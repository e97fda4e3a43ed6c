import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { favouriteListCopy as copy } from "#ui/screens/favourite-list/favourite-list.copy";
import type { FavouriteListProps } from "#ui/screens/favourite-list/favourite-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./favourite-list-view.module.css";

/** The products of one of the member's lists. */
export function FavouriteListView(props: FavouriteListProps) {
  const {
    name,
    products,
    pagination,
    pagePath,
    listsPath,
    productListPath,
    choicePath,
    onFavouriteToggled,
    onAddedToCart,
  } = props;
  const title = name ?? copy.title;
  return (
    <ColumnPage title={title} lead={products?.length ? copy.lead : null} back={{ path: listsPath, name: copy.back }}>
      {products === null ? (
        <Loader label={copy.loading} />
      ) : products.length === 0 ? (
        <EmptyState
          title={copy.empty}
          icon="heart"
          action={
            <ButtonLink href={productListPath} look="primary">
              {copy.toProducts}
            </ButtonLink>
          }
        >
          <p>{copy.emptyLead}</p>
        </EmptyState>
      ) : (
        <>
          <ProductGrid
            products={products}
            label={title}
            priorityCount={2}
            onFavouriteToggled={onFavouriteToggled}
            onAddedToCart={onAddedToCart}
            renderBelow={(product) => (
              <p className={styles.choose}>
                <TextLink href={choicePath(product)}>
                  <span aria-hidden="true">{copy.choose}</span>
                  <VisuallyHidden>{copy.chooseOf(product.name)}</VisuallyHidden>
                </TextLink>
              </p>
            )}
          />
          {props.hasReducedRate ? <ReducedRateLegend /> : null}
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
