import { findOwnValue } from "@noren/validation/own-value";
import { Badge } from "#ui/elements/badge/badge";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import styles from "./buy-box.module.css";

/** The stock of the chosen variant. */
export function Stock({ variant }: ProductProps) {
  return (
    <p className={styles.stock} role="status">
      {variant ? <StockBadge variant={variant} /> : null}
    </p>
  );
}

const tones = { in_stock: "success", few: "warning", out: "danger" } as const;

function StockBadge({ variant: { stock_status, stock_quantity } }: { variant: NonNullable<ProductProps["variant"]> }) {
  const text = stock_quantity === null ? findOwnValue(copy.stock, stock_status) : copy.left(stock_quantity);
  return text === undefined ? null : <Badge tone={findOwnValue(tones, stock_status) ?? "neutral"}>{text}</Badge>;
}
