import { formatNumber } from "@noren/validation/format";
import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { isPlainClick } from "#ui/is-plain-click";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { MoreProducts as Props } from "#ui/screens/product-list/product-list.props";
import styles from "./more-products.module.css";

/** A list grows by itself up to this many products. After that it waits for a press: the footer must stay in reach. */
const AUTOMATIC_MAX_ITEMS = 45;

interface MoreProductsProps extends Props {
  /** The element with the cards. */
  list: RefObject<HTMLElement | null>;
  shownCount: number;
  isFetching: boolean;
}

/** The end of a list that grows. Links, so that it works without scripts too. */
export function MoreProducts(props: MoreProductsProps) {
  const { next, previousPath, list, shownCount, isFetching, hasFailed, onNextRequested } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const isAutomatic = !isFetching && !hasFailed && next?.isFull === false && shownCount < AUTOMATIC_MAX_ITEMS;
  usePressWhenNear(link, isAutomatic ? next.path : null);
  useFocusAtNewProducts(link, list, shownCount);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (next?.isFull !== false || !isPlainClick(event)) return;
    event.preventDefault();
    if (!isFetching) onNextRequested();
  };
  return (
    <div className={styles.more}>
      {hasFailed ? (
        <Notice tone="error" live>
          {copy.moreFailed}
        </Notice>
      ) : null}
      {next ? (
        <ButtonLink
          ref={link}
          href={next.path}
          look="secondary"
          size="large"
          aria-disabled={isFetching || undefined}
          onClick={onClick}
        >
          {next.isFull ? copy.nextList : copy.more(formatNumber(next.count))}
        </ButtonLink>
      ) : null}
      {previousPath ? <TextLink href={previousPath}>{copy.previousList}</TextLink> : null}
    </div>
  );
}

/** Presses the link once for each path when it comes near the screen. */
function usePressWhenNear(link: RefObject<HTMLAnchorElement | null>, path: string | null): void {
  useEffect(() => {
    if (path === null || !link.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        link.current?.click();
      },
      { rootMargin: "400px" },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [link, path]);
}

/** Moves the focus from the link, which new products push down, to the first of them. */
function useFocusAtNewProducts(
  link: RefObject<HTMLAnchorElement | null>,
  list: MoreProductsProps["list"],
  shownCount: number,
): void {
  const before = useRef(shownCount);
  useEffect(() => {
    const first = before.current;
    before.current = shownCount;
    if (shownCount <= first || document.activeElement !== link.current) return;
    list.current?.querySelectorAll("article")[first]?.querySelector("a")?.focus({ preventScroll: true });
  }, [link, list, shownCount]);
}
