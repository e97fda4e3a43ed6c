import { Badge } from "#ui/elements/badge/badge";
import { Icon } from "#ui/elements/icon/icon";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import { arrivalText } from "#ui/slots/arrival/arrival.copy";
import styles from "./buy-box.module.css";

/** The stock of the chosen variant, and when it arrives at the earliest. */
export function Stock({ product: { arrival }, variant, isSoldOut }: ProductProps) {
  return (
    <p className={styles.stock} role="status">
      {variant ? <StockBadge variant={variant} /> : null}
      {arrival && !isSoldOut ? (
        <span className={styles.lead}>
          <Icon name="truck" size={20} />
          {arrivalText(arrival)}
        </span>
      ) : null}
    </p>
  );
}

function StockBadge({ variant }: { variant: NonNullable<ProductProps["variant"]> }) {
  const tone = { in_stock: "success", few: "warning", out: "danger" } as const;
  return (
    <Badge tone={tone[variant.stock_status]}>
      {variant.stock_quantity === null ? copy.stock[variant.stock_status] : copy.left(variant.stock_quantity)}
    </Badge>
  );
}
