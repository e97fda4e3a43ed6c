import { formatDate } from "@noren/validation/format";
import { TextLink } from "#ui/elements/text-link/text-link";
import { productSearchHistoryCopy as copy } from "#ui/screens/product-search-history/product-search-history.copy";
import type { ProductSearchHistoryProps } from "#ui/screens/product-search-history/product-search-history.props";
import { DatedLine } from "#ui/slots/account-page/dated-line";
import { RemovablePage } from "#ui/slots/account-page/removable-page";

/** The words that the member searched for. */
export function ProductSearchHistoryView(props: ProductSearchHistoryProps) {
  const { words, pagination, pagePath, productListPath, ...page } = props;
  return (
    <RemovablePage
      {...page}
      copy={copy}
      items={words}
      next={{ path: productListPath, name: copy.toProducts }}
      pages={{ ...pagination, toPage: pagePath }}
      removeLabel={({ word }) => copy.remove(word)}
    >
      {({ word, searched_at, path }) => (
        <DatedLine date={searched_at} text={formatDate(searched_at)}>
          <TextLink href={path}>{word}</TextLink>
        </DatedLine>
      )}
    </RemovablePage>
  );
}
