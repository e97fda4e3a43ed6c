import { Heading } from "#ui/elements/heading/heading";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** Pieces from edge to edge with their names and prices only; the heading is for screen readers only. */
export function CollectionSection({ collection, ...actions }: CollectionSectionProps) {
  const { title, products } = collection;
  if (products.length === 0) return null;
  return (
    <section>
      <VisuallyHidden>
        <Heading level={2}>{title}</Heading>
      </VisuallyHidden>
      <ProductGrid {...actions} products={products} label={title} />
    </section>
  );
}
