import { paths } from "@noren/contract/paths";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { titlesCopy as titles } from "../titles.copy.ts";
import { draftCopy as copy } from "./draft.copy.ts";
import { DRAFT_ID } from "./draft-fields.ts";
import type { DraftProps } from "./draft.props.ts";
import { Draft } from "./draft.tsx";
import styles from "./draft-section.module.css";

/** The 掛け紙 to try on the home. */
export function DraftSection(props: DraftProps) {
  return (
    <div id={DRAFT_ID} className={styles.section}>
      <SectionFrame title={titles.draft} lead={copy.lead}>
        <Draft {...props} path={paths.home()} linksGoods />
      </SectionFrame>
    </div>
  );
}
