import { paths } from "@noren/contract/paths";
import { TextLink } from "#ui/elements/text-link/text-link";
import { BlockSection } from "#ui/slots/blocks/block-section";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

/** Links to the shop's categories. */
export function CategoriesBlock({ title, categories }: BlockProps<"categories">) {
  return (
    <BlockSection title={title} isEmpty={categories.length === 0}>
      <ul className={styles.links}>
        {categories.map(({ key, name }) => (
          <li key={key}>
            <TextLink href={paths.productList({ category: key })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
