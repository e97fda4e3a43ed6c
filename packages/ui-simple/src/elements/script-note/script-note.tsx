import { Notice } from "#ui/elements/notice/notice";
import { scriptNoteCopy as copy } from "#ui/elements/script-note/script-note.copy";

/** Says that the page needs JavaScript; visible only without it. */
export function ScriptNote() {
  return (
    <noscript>
      <Notice tone="warning">
        <p>{copy.text}</p>
      </Notice>
    </noscript>
  );
}
