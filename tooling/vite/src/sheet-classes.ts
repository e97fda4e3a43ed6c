/**
 * Comments, strings and the preludes of at-rules contain dots that do not start a class name; global classes are the document's,
 * not the sheet's.
 */
const NOT_CLASSES = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|@[^{};]*|:global\([^)]*\)/g;

/** The classes that the selectors of a style sheet name. */
export function readClasses(sheet: string): Set<string> {
  const preludes = sheet.replaceAll(NOT_CLASSES, "").matchAll(/([^{};]+)\{/g);
  return new Set(
    Array.from(preludes).flatMap(([, selector = ""]) =>
      Array.from(selector.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = ""]) => name),
    ),
  );
}

/** The sheets that a style sheet imports. */
export const readImportedSheets = (sheet: string): string[] =>
  Array.from(sheet.matchAll(/@import\s+"([^"]+)"/g), ([, id = ""]) => id);

/** Which classes of a style sheet a script uses. */
export interface ClassUse {
  names: Set<string>;
  /** True when the script also computes names (`styles[size]`) or passes the object on. */
  isComputed: boolean;
}

/** The style sheets that a script imports as an object, each with the classes that it uses. */
export function findClassUses(script: string): { id: string; use: ClassUse }[] {
  return Array.from(
    script.matchAll(/import (\w+) from "([^"]+\.module\.css)";/g),
    ([statement, local = "", id = ""]) => {
      const rest = script.replace(statement, "");
      const named = Array.from(
        rest.matchAll(new RegExp(String.raw`\b${local}(?:\.(\w+)|\["([\w-]+)"\])`, "g")),
        ([, dotted, quoted]) => dotted ?? quoted ?? "",
      );
      const all = rest.match(new RegExp(String.raw`\b${local}\b`, "g"))?.length ?? 0;
      return { id, use: { names: new Set(named), isComputed: all > named.length } };
    },
  );
}
