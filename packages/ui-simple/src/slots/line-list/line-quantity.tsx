import type { ProductAttribute } from "@noren/contract";
import { formatNumber } from "@noren/validation/format";
import { lineListCopy as copy } from "#ui/slots/line-list/line-list.copy";
import styles from "./line-list.module.css";

export interface LineQuantityProps {
  quantity: number;
  /** The product's attributes, from which a theme reads in what it is sold. */
  attributes?: readonly ProductAttribute[] | undefined;
  /** What is counted: 「ケース」. */
  unit?: string | undefined;
}

/** The quantity of a line where it cannot be changed. */
export function LineQuantity({ quantity, unit }: LineQuantityProps) {
  return (
    <p className={styles.plain}>
      {copy.quantity} {formatNumber(quantity)}
      {unit}
    </p>
  );
}
