import type { CartLine } from "@noren/contract";
import { formatYen } from "@noren/validation/format";
import { lineFactsCopy as copy } from "./line-facts.copy.ts";
import styles from "./line-facts.module.css";

/** What an application for a purchase has to state about a line [cart.student-shape]. */
export function LineFacts({ line }: { line: CartLine }) {
  const { product_name, product_info, tax_rate, tax_amount, coupon_discount_parts } = line;
  const { code, brand, before_price } = product_info;
  return (
    <dl className={styles.facts} aria-label={copy.label(product_name)}>
      <dt>{copy.code}</dt>
      <dd>{code}</dd>
      {brand ? (
        <>
          <dt>{copy.brand}</dt>
          <dd>{brand.name}</dd>
        </>
      ) : null}
      {before_price === null ? null : (
        <>
          <dt>{copy.before}</dt>
          <dd>{formatYen(before_price)}</dd>
        </>
      )}
      <dt>{copy.tax(tax_rate)}</dt>
      <dd>{formatYen(tax_amount)}</dd>
      {coupon_discount_parts.map((part) => (
        <CouponPart key={part.code} {...part} />
      ))}
    </dl>
  );
}

const CouponPart = ({ code, amount }: CartLine["coupon_discount_parts"][number]) => (
  <>
    <dt>{copy.coupon(code)}</dt>
    <dd>−{formatYen(amount)}</dd>
  </>
);
