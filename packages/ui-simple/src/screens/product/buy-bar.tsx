import { useEffect, useState, type RefObject } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Price } from "#ui/elements/price/price";
import { AddButton } from "#ui/screens/product/add-button";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import styles from "./buy-bar.module.css";

/** True while the element is out of sight; false before scripts run. */
function useIsOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfSight;
}

/**
 * On a phone: price and button of the chosen variant at the lower edge of the screen, while the button of the buy box is out
 * of sight; a link to the first open option instead of a disabled button. Comes last in the page, so it stays above the footer
 * and last in the keyboard's order.
 */
export function BuyBar({ addRef, ...props }: ProductProps & { addRef: RefObject<HTMLElement | null> }) {
  const { variant, price, openOption, keyPath } = props;
  const isShown = useIsOutOfSight(addRef);
  return (
    <div className={styles.bar} data-shown={isShown || undefined}>
      <p className={styles.price}>
        {variant?.option_values.length ? (
          <span className={styles.variant}>{copy.values(variant.option_values)}</span>
        ) : null}
        <Price {...price} />
      </p>
      <div className={styles.add}>
        {openOption === null || keyPath !== null ? (
          <AddButton {...props} />
        ) : (
          <ButtonLink href={`#option-${openOption}`} size="large" block>
            {copy.chooseOf(openOption)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
