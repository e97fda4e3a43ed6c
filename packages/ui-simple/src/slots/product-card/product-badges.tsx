import type { ProductInfo } from "@noren/contract";
import { Badge } from "#ui/elements/badge/badge";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";

interface ProductBadgesProps {
  className: string | undefined;
  product: Pick<ProductInfo, "is_new" | "is_stock_available" | "before_price">;
  /** A sold-out product has a badge too. A card shows it on the picture instead. */
  showSoldOut?: boolean;
}

/** The badges of a new product and of a price cut; nothing for other products. */
export function ProductBadges({ className, product, showSoldOut = false }: ProductBadgesProps) {
  const { is_new, is_stock_available, before_price } = product;
  const isSoldOut = showSoldOut && !is_stock_available;
  if (!isSoldOut && !is_new && before_price === null) return null;
  return (
    <p className={className}>
      {isSoldOut ? <Badge>{copy.soldOut}</Badge> : null}
      {is_new ? <Badge tone="accent">{copy.isNew}</Badge> : null}
      {before_price === null ? null : <Badge tone="danger">{copy.cut}</Badge>}
    </p>
  );
}
