import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { productHistoryCopy as copy } from "#ui/screens/product-history/product-history.copy";
import type { ProductHistoryProps } from "#ui/screens/product-history/product-history.props";
import { RemovableList } from "#ui/slots/account-page/removable-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./product-history-view.module.css";

/** The products that the member viewed last. */
export function ProductHistoryView(props: ProductHistoryProps) {
  const { viewed, busyId, homePath, productListPath, productPath, onRemoved } = props;
  return (
    <ColumnPage title={copy.title} lead={viewed?.length ? copy.lead : null} back={{ path: homePath, name: copy.back }}>
      {viewed === null ? (
        <Loader label={copy.loading} />
      ) : viewed.length === 0 ? (
        <EmptyState
          title={copy.empty}
          action={
            <ButtonLink href={productListPath} look="primary">
              {copy.toProducts}
            </ButtonLink>
          }
        />
      ) : (
        <div>
          <RemovableList
            label={copy.title}
            items={viewed}
            busyId={busyId}
            removeLabel={({ product }) => copy.remove(product.name)}
            onRemoved={onRemoved}
          >
            {({ product }) => (
              <a className={styles.product} href={productPath(product)}>
                <ProductPicture picture={product.image} sizes="80px" maxFetchedWidth={320} ratio="square" alt="" />
                <span className={styles.text}>
                  <span className={styles.name}>{product.name}</span>
                  <Price
                    value={product.product_price_with_tax}
                    before={product.before_price}
                    taxRate={product.tax_rate}
                    from={product.is_price_from}
                    size="s"
                  />
                </span>
              </a>
            )}
          </RemovableList>
          {props.hasReducedRate ? <ReducedRateLegend /> : null}
        </div>
      )}
    </ColumnPage>
  );
}
