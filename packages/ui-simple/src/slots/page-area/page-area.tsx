import { ReducedRateLegend } from "#ui/elements/price/price";
import { joinClasses } from "#ui/join-classes";
import { Blocks } from "#ui/slots/blocks/blocks";
import type { BlocksProps } from "#ui/slots/blocks/blocks.props";
import styles from "#ui/slots/blocks/blocks.module.css";

export interface PageAreaProps extends BlocksProps {
  place: "top" | "side" | "bottom";
  hasReducedRate: boolean;
  /** Whether the page is shown without the shop's header. */
  hidesHeader: boolean;
  /** Whether the page is shown without the links of the footer; what the law requires stays. */
  hidesFooter: boolean;
}

/** Blocks of the shop above, beside or below a page. */
export function PageArea({ place, hasReducedRate, hidesHeader, hidesFooter, ...blocks }: PageAreaProps) {
  const isEmpty = blocks.blocks.length === 0;
  if (isEmpty && !hidesHeader && !hidesFooter) return null;
  return (
    <div
      className={joinClasses(
        isEmpty ? null : joinClasses(styles.area, styles[place]),
        hidesHeader && styles.withoutHeader,
        hidesFooter && styles.withoutFooter,
      )}
    >
      {isEmpty ? null : <Blocks {...blocks} comesLater={place !== "top"} />}
      {hasReducedRate ? <ReducedRateLegend /> : null}
    </div>
  );
}
