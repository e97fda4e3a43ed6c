import type { Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { draftCopy } from "../draft/draft.copy.ts";
import { DRAFT_ID } from "../draft/draft-fields.ts";
import type { DraftProps } from "../draft/draft.props.ts";
import { Draft } from "../draft/draft.tsx";
import { takesPaper } from "../sides.ts";
import { titlesCopy as titles } from "../titles.copy.ts";
import styles from "./product-draft.module.css";

/** The 掛け紙 of a product, which the composer of the checkout takes over. */
export function ProductDraft({ product, ...props }: DraftProps & { product: Product }) {
  const hasPaper = takesPaper(product);
  return (
    <section id={DRAFT_ID} className={styles.section}>
      <Heading level={2} size="m">
        {titles.draft}
      </Heading>
      <p className={styles.lead}>{hasPaper ? draftCopy.productLead : draftCopy.tanzaku}</p>
      {hasPaper ? <Draft {...props} path={paths.product({ key: product.key })} linksGoods={false} /> : null}
    </section>
  );
}
