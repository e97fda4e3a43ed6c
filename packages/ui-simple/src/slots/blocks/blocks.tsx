import { BlockContent } from "#ui/slots/blocks/block-content";
import type { BlocksProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

/** The blocks of a page that the shop composed. A block without content is left out. */
export function Blocks({ blocks, comesLater = false, ...actions }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <BlockContent key={index} block={block} isFirst={index === 0 && !comesLater} {...actions} />
      ))}
    </div>
  );
}
