import { Button } from "#ui/elements/button/button";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { describeDraft } from "./describe-draft.ts";
import { draftCopy as copy } from "./draft.copy.ts";
import type { DraftProps, DrawnDraft } from "./draft.props.ts";
import { DraftForm } from "./draft-form.tsx";
import { DraftPaper } from "./draft-paper.tsx";
import { useRestedText } from "./use-rested-text.ts";
import styles from "./draft.module.css";

interface PlacedDraftProps extends DraftProps {
  path: string;
  linksGoods: boolean;
}

/** 掛け紙の下書き: a paper that follows the choices beside it. */
export function Draft({ drawn, isFailed, onRetried, path, linksGoods }: PlacedDraftProps) {
  if (isFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{copy.failed}</p>
        <Button onClick={onRetried}>{copy.retry}</Button>
      </div>
    );
  }
  return drawn && <Drawn drawn={drawn} path={path} linksGoods={linksGoods} />;
}

function Drawn({ drawn, ...form }: { drawn: DrawnDraft; path: string; linksGoods: boolean }) {
  const { side, paper, draft, notice } = drawn;
  const spoken = useRestedText(describeDraft(drawn));
  const placements = side === "mourning" ? copy.mourningPlacementShort : copy.placementShort;
  return (
    <div className={styles.draft} data-mourning={side === "mourning" || undefined}>
      <div className={styles.view}>
        <DraftPaper paper={paper} draft={draft} />
        <p className={styles.caption}>
          {paper ? (
            <>
              <span>{placements[draft.placement === "outer" ? "outer" : "inner"]}</span>
              <span className={styles.note}>{copy.note}</span>
            </>
          ) : null}
        </p>
        {notice ? <p className={styles.notice}>{notice}</p> : null}
        <div role="status">
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </div>
      </div>
      <DraftForm drawn={drawn} {...form} />
    </div>
  );
}
