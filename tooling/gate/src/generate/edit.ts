import { GenerateError } from "./draft.ts";

/** Inserts `text` before the last match of `mark`. */
export function insertBefore(source: string, mark: RegExp, text: string): string {
  const at = lastMatch(source, mark).index;
  return source.slice(0, at) + text + source.slice(at);
}

/** Inserts `text` after the last match of `mark`. */
export function insertAfter(source: string, mark: RegExp, text: string): string {
  const match = lastMatch(source, mark);
  const at = match.index + match[0].length;
  return source.slice(0, at) + text + source.slice(at);
}

function lastMatch(source: string, mark: RegExp): RegExpExecArray {
  const match = [...source.matchAll(new RegExp(mark, "gm"))].at(-1);
  if (!match)
    throw new GenerateError(`No line matches ${mark.source}: the file is not structured as the generator expects.`);
  return match;
}

/** Imports `name` from `from`: extends the existing import or adds one. */
export function addImport(source: string, name: string, from: string): string {
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const line = new RegExp(String.raw`^import (type )?\{([^}]*)\} from "${escaped}";$`, "m");
  const found = line.exec(source);
  if (!found) return insertAfter(source, /^import .*;$/, `\nimport { ${name} } from "${from}";`);
  const [whole, type = "", names = ""] = found;
  const wanted = type ? name.replace(/^type /, "") : name;
  const existing = names.split(",").map((each) => each.trim());
  if (existing.includes(wanted)) return source;
  return source.replace(whole, `import ${type}{ ${[...existing.filter(Boolean), wanted].join(", ")} } from "${from}";`);
}
