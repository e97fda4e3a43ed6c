import { Notice } from "#ui/elements/notice/notice";
import { scriptNoteMessages as words } from "#ui/elements/script-note/script-note.messages";

/** Where a script is needed and there is none, the page says so instead of waiting for ever. */
export function ScriptNote() {
  return (
    <noscript>
      <Notice tone="warning">
        <p>{words.text}</p>
      </Notice>
    </noscript>
  );
}
