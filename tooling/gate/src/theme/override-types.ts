import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { listLayers, resolveInLayers } from "@noren/vite/layers";
import { type Override, readOverrides } from "@noren/vite/overrides";
import { readExports } from "@noren/vite/read-exports";

/** Generated, and ignored by git: an app then edits no shared file. */
const FILE = "apps/overrides.generated.ts";

const HEADER = `// Checks each override of all apps against the file of Simple that it replaces: same exports, assignable types.
// Written by \`npm run verify\`.

export type InPlaceOf<Original, Override extends Original> = Override;
/** A component may render anything, and be memoised or not. */
export type Component<Value> = Value extends (...parameters: infer Parameters) => React.ReactNode
  ? (props: Parameters extends [infer Props, ...unknown[]] ? Props : object) => React.ReactNode
  : Value;
export type Values<Module> = {
  [Name in keyof Module]: Name extends Capitalize<Name & string> ? Component<Module[Name]> : Module[Name];
};
/** A theme writes other texts in the same places. */
export type Copy<Value> = Value extends string
  ? string
  : Value extends (...parameters: never) => unknown
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Copy<Item>[]
      : { [Key in keyof Value]: Copy<Value[Key]> };
`;

/**
 * Writes the file with which the compiler checks every app in the program of the packages. Without it each app would be a
 * program of its own, with all of Simple and the storefront.
 * @param root the folder with `apps`
 * @param packages the folder with `ui-simple` and `storefront`
 */
export function writeOverrideTypes(root: string, packages = join(root, "packages")): void {
  const apps = join(root, "apps");
  const simple = join(packages, "ui-simple/src");
  const moduleOf = (file: string) => {
    const path = relative(apps, file).replaceAll("\\", "/");
    return `import(${JSON.stringify(path.startsWith(".") ? path : `./${path}`)})`;
  };
  const sectionsType = `${moduleOf(join(packages, "storefront/app/screens/home/own-sections.ts"))}.FittingSections`;
  const themeType = `${moduleOf(join(simple, "theme.props.ts"))}.Theme`;

  function checksOf(app: string, { path, original }: Override): string[] {
    const [from, to] = [moduleOf(join(simple, original)), moduleOf(join(apps, app, "src", path))];
    const values = `${original.endsWith(".copy.ts") ? "Copy" : "Values"}<typeof ${from}>`;
    return [
      `InPlaceOf<${values}, typeof ${to}>`,
      ...readExports(join(simple, original)).types.flatMap(({ name, parameters }) => {
        const member = `.${name}${parameters > 0 ? `<${Array(parameters).fill("any").join(", ")}>` : ""}`;
        // Importers both read and pass values of the type, so both directions are checked.
        return [`InPlaceOf<${from}${member}, ${to}${member}>`, `InPlaceOf<${to}${member}, ${from}${member}>`];
      }),
    ];
  }

  /** A theme declares sections that Simple or the theme has, each with the props of its model. */
  function checksOfHome(app: string): string[] {
    const find = (name: string) => moduleOf(resolveInLayers(listLayers(join(apps, app), simple), name) ?? "");
    const [sections, theme] = [find("home-sections"), find("theme")];
    const own = `typeof ${sections}.ownHomeSections`;
    return [
      `InPlaceOf<{ ownHomeSections: ${sectionsType}<${own}> }, typeof ${sections}>`,
      `InPlaceOf<{ theme: ${themeType}<keyof ${own}> }, typeof ${theme}>`,
    ];
  }

  const checks = listPackages(root, "apps").flatMap((app) => {
    const scripts = readOverrides(join(apps, app), simple).overrides.filter(
      ({ path, original }) => /\.tsx?$/.test(path) && original !== "theme.ts",
    );
    return [...scripts.flatMap((override) => checksOf(app, override)), ...checksOfHome(app)];
  });
  const text = `${HEADER}\nexport type Overrides = [\n${checks.map((check) => `  ${check},\n`).join("")}];\n`;
  const file = join(root, FILE);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
