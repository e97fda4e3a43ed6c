import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { HomeSection } from "../../own/section/home-section.tsx";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** A selection of products beside its upright heading. */
export function CollectionSection({ collection, onFavouriteToggled, onAddedToCart }: CollectionSectionProps) {
  const { title, lead, products, path } = collection;
  if (products.length === 0) return null;
  const more = path ? (
    <TextLink href={path} look="arrow">
      <span aria-hidden="true">{copy.more}</span>
      <VisuallyHidden>{copy.moreOf(title)}</VisuallyHidden>
    </TextLink>
  ) : null;
  return (
    <HomeSection title={title} lead={lead} aside={more}>
      <ProductGrid
        products={products}
        label={title}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
    </HomeSection>
  );
}
