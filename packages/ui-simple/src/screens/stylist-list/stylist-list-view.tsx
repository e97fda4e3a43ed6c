import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { Loader } from "#ui/elements/loader/loader";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { stylistListCopy as copy } from "#ui/screens/stylist-list/stylist-list.copy";
import type { StylistListProps } from "#ui/screens/stylist-list/stylist-list.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { ProductRow } from "#ui/slots/product-row/product-row";
import { StoryCards } from "#ui/slots/story-cards/story-cards";

/** The people who choose products for the shop. */
export function StylistListView(props: StylistListProps) {
  const { title, lead, stylists, products, hasReducedRate, onFavouriteToggled, onAddedToCart } = props;
  if (title === null) return <Loader label={copy.loading} />;
  return (
    <ColumnPage above={<Breadcrumbs items={[{ name: title, path: null }]} />} title={title} lead={lead}>
      <StoryCards cards={stylists} priorityCount={2} />
      <ProductRow
        title={copy.picks}
        products={products}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
      {hasReducedRate ? <ReducedRateLegend /> : null}
    </ColumnPage>
  );
}
