import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** What a script exports: names of values, and of types with the number of their parameters. */
export interface Exports {
  values: string[];
  types: { name: string; parameters: number }[];
}

/** Reads the exports of a TypeScript file, without those of `export *`. */
export function readExports(file: string): Exports {
  const { module, program } = parseSync(file, readFileSync(file, "utf8"), {
    lang: file.endsWith(".tsx") ? "tsx" : "ts",
  });
  const parameters = new Map<string, number>();
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) continue;
    const { declaration } = statement;
    if (declaration.type !== "TSInterfaceDeclaration" && declaration.type !== "TSTypeAliasDeclaration") continue;
    parameters.set(declaration.id.name, declaration.typeParameters?.params.length ?? 0);
  }
  const entries = module.staticExports
    .flatMap((statement) => statement.entries)
    .filter(({ exportName }) => exportName.kind !== "None")
    .map(({ exportName, isType }) => ({
      name: exportName.kind === "Default" ? "default" : (exportName.name ?? ""),
      isType,
    }));
  return {
    values: entries.filter(({ isType }) => !isType).map(({ name }) => name),
    types: entries.filter(({ isType }) => isType).map(({ name }) => ({ name, parameters: parameters.get(name) ?? 0 })),
  };
}
