import { Badge } from "#ui/elements/badge/badge";
import { Icon } from "#ui/elements/icon/icon";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import styles from "./buy-box.module.css";

/** Stock and how soon it leaves the shop; before a choice, only how soon. */
export function Stock({ product, variant }: ProductProps) {
  return (
    <p className={styles.stock} role="status">
      {variant ? <StockBadge variant={variant} /> : null}
      {variant?.stock_status === "out" ? null : (
        <span className={styles.lead}>
          <Icon name="truck" size={20} />
          {copy.leaves(product.lead_days)}
        </span>
      )}
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
