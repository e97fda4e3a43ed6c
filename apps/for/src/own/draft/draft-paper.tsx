import { NoshiPaper } from "#ui/slots/gift-papers/noshi-paper";
import { draftCopy as copy } from "./draft.copy.ts";
import type { DrawnDraft } from "./draft.props.ts";
import styles from "./draft-paper.module.css";

type DraftPaperProps = Pick<DrawnDraft, "paper" | "draft">;

/** The drawing, in a double hairline. A new title appears from top to bottom. */
export function DraftPaper({ paper, draft }: DraftPaperProps) {
  return (
    <div className={styles.frame}>
      {paper ? (
        <div key={paper.title} className={styles.paper}>
          <NoshiPaper {...paper} />
        </div>
      ) : (
        <p className={styles.blank}>{draft.occasion === "" ? copy.blank : copy.noNoshi}</p>
      )}
    </div>
  );
}
