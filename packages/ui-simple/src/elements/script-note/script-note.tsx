import { Notice } from "#ui/elements/notice/notice";
import { scriptNoteCopy as copy } from "#ui/elements/script-note/script-note.copy";

/** Where a script is needed and there is none, the page says so instead of waiting for ever. */
export function ScriptNote() {
  return (
    <noscript>
      <Notice tone="warning">
        <p>{copy.text}</p>
      </Notice>
    </noscript>
  );
}
