import { formatDate } from "@noren/validation/format";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { TextLink } from "#ui/elements/text-link/text-link";
import { productSearchHistoryCopy as copy } from "#ui/screens/product-search-history/product-search-history.copy";
import type { ProductSearchHistoryProps } from "#ui/screens/product-search-history/product-search-history.props";
import { DatedLine } from "#ui/slots/account-page/dated-line";
import { RemovableList } from "#ui/slots/account-page/removable-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The words that the member searched for. */
export function ProductSearchHistoryView(props: ProductSearchHistoryProps) {
  const { words, busyId, pagination, pagePath, homePath, productListPath, onRemoved } = props;
  return (
    <ColumnPage title={copy.title} back={{ path: homePath, name: copy.back }}>
      {words === null ? (
        <Loader label={copy.loading} />
      ) : words.length === 0 ? (
        <EmptyState
          title={copy.empty}
          action={
            <ButtonLink href={productListPath} look="primary">
              {copy.toProducts}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <RemovableList
            label={copy.title}
            items={words}
            busyId={busyId}
            removeLabel={({ word }) => copy.remove(word)}
            onRemoved={onRemoved}
          >
            {({ word, searched_at, path }) => (
              <DatedLine date={searched_at} text={formatDate(searched_at)}>
                <TextLink href={path}>{word}</TextLink>
              </DatedLine>
            )}
          </RemovableList>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}
