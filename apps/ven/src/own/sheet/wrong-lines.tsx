import { isToCorrect } from "./check-line.ts";
import { fieldId, wrongColumn } from "./line-row.tsx";
import { sheetCopy as copy } from "./sheet.copy.ts";
import styles from "./wrong-lines.module.css";
import type { Sheet } from "./use-sheet.ts";

/** The lines that have to change, each a link to its field; nothing before the first check. */
export function WrongLines({ sheet: { lines, checks, failure, isChecked } }: { sheet: Sheet }) {
  const wrong = lines.flatMap((line, index) => {
    const check = checks[index];
    if (!check || !isToCorrect(check)) return [];
    return [
      { href: `#${fieldId(line.id, wrongColumn(check))}`, text: copy.lineOf(index + 1, line.code, check.note ?? "") },
    ];
  });
  if (failure === null && (!isChecked || wrong.length === 0)) return null;
  return (
    <div className={styles.wrong} role="alert" tabIndex={-1} data-wrong-lines="">
      <p>{failure ?? copy.wrong(wrong.length)}</p>
      {failure !== null && wrong.length > 0 ? <p>{copy.wrong(wrong.length)}</p> : null}
      <ul>
        {wrong.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
