import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { MoreLink } from "#ui/screens/home/more-link";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** A selection of products beside its upright heading, never in a row that scrolls. */
export function CollectionSection({ collection, ...actions }: CollectionSectionProps) {
  const { title, lead, products, path } = collection;
  if (products.length === 0) return null;
  return (
    <SectionFrame title={title} lead={lead}>
      <ProductGrid {...actions} products={products} label={title} />
      {path ? (
        <p>
          <MoreLink path={path} title={title} />
        </p>
      ) : null}
    </SectionFrame>
  );
}
