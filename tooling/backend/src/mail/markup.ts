const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of HTML that is safe to put into another. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = string | number | Markup | readonly Markup[];

/**
 * HTML with values in it: whatever is not markup itself is escaped, for text and for attributes in double quotes.
 *
 * @example html`<p title="${title}">${lines.map((line) => html`${line}<br>`)}</p>`
 */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(texts.reduce((before, text, index) => before + escaped(values[index - 1] ?? "") + text));
}

function escaped(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.join("");
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
