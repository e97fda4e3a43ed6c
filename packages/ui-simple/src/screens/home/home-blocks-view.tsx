import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import type { HomeBlocksProps } from "#ui/screens/home/home-blocks.props";
import { Blocks } from "#ui/slots/blocks/blocks";
import styles from "./home-blocks-view.module.css";

/** The shop's face where the shop composed it of blocks. */
export function HomeBlocksView({ shopName, hasReducedRate, ...blocks }: HomeBlocksProps) {
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <Heading level={1}>{shopName}</Heading>
      </VisuallyHidden>
      <Blocks {...blocks} />
      {hasReducedRate ? <ReducedRateLegend /> : null}
    </div>
  );
}
