import type { Plugin } from "vite";
import { resolveInLayers, type Layers } from "./layers.ts";
import { parseImport } from "./names.ts";
import { readExports } from "./read-exports.ts";
import { listTokenFiles, TOKENS } from "./tokens.ts";

export interface ShadowThemesOptions {
  /** Folder of the sources of ui-simple. */
  simple: string;
  /** The layers of each theme by its name; the first is shown first. */
  themes: Readonly<Record<string, Layers>>;
}

/** `themes`, `setTheme(name)` and `follow(listener)`; see `virtual.d.ts`. */
const SWITCH = "virtual:shadow-themes";
const FOLLOWING = "\0noren:following:";
/** The extension of a following module. It is a script, even if it follows style sheets. */
const SCRIPT = ".following.js";

const createSwitchModule = (names: string[]) => `
export const themes = ${JSON.stringify(names)};
let current = themes[0];
const listeners = new Set();
export const setTheme = (theme) => {
  if (!themes.includes(theme) || theme === current) return;
  current = theme;
  for (const listener of listeners) listener(theme);
};
export const follow = (listener) => { listeners.add(listener); listener(current); };`;

/** Returns the names that a module exports as values; a style sheet exports its classes as `default`. */
const readValues = (file: string): string[] => (file.endsWith(".css") ? ["default"] : readExports(file).values);

/**
 * Creates a module whose exports are live bindings that follow `setTheme`. A component is exported as a function that
 * looks up the current component at each call, because a story keeps the `component` that it imported. A memoised component is
 * an object with the function as its `type`.
 */
function createFollowingModule(fileOf: Map<string, string>): string {
  const files = [...new Set(fileOf.values())];
  const names = [...new Set(files.flatMap(readValues))];
  const themes = [...fileOf].map(([theme, file]) => `${JSON.stringify(theme)}: m${files.indexOf(file)}`);
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  return [
    `import { follow } from "${SWITCH}";`,
    ...files.map((file, i) => `import * as m${i} from ${JSON.stringify(file)};`),
    `const by = { ${themes.join(", ")} };`,
    ...names.map((_, i) => `let e${i};`),
    `follow((theme) => { ${names.map((name, i) => `e${i} = by[theme][${JSON.stringify(name)}];`).join(" ")} });`,
    ...names.map((name, i) =>
      isComponent(name) ? `const c${i} = function ${name}(props) { return (e${i}.type ?? e${i})(props); };` : "",
    ),
    `export { ${names.map((name, i) => `${isComponent(name) ? "c" : "e"}${i} as ${name}`).join(", ")} };`,
  ].join("\n");
}

/** Creates a module that keeps one style element with the tokens of the current theme. */
function createTokensModule(themes: ShadowThemesOptions["themes"]): string {
  const filesBy = Object.entries(themes).map(([theme, layers]) => [theme, listTokenFiles(layers)] as const);
  const files = [...new Set(filesBy.flatMap(([, list]) => list))];
  const texts = filesBy.map(
    ([theme, list]) => `${JSON.stringify(theme)}: [${list.map((file) => `t${files.indexOf(file)}`).join(", ")}]`,
  );
  return [
    `import { follow } from "${SWITCH}";`,
    ...files.map((file, i) => `import t${i} from ${JSON.stringify(`${file}?inline`)};`),
    `const by = { ${texts.join(", ")} };`,
    `const style = document.head.appendChild(document.createElement("style"));`,
    `follow((theme) => { style.textContent = by[theme].join("\\n"); });`,
  ].join("\n");
}

/**
 * Several themes in one build, for Storybook: a file that differs between themes becomes a module that
 * follows the current theme; any other file stays as it is.
 */
export function shadowThemes({ simple, themes }: ShadowThemesOptions): Plugin {
  const filesOf = (name: string) =>
    new Map(
      Object.entries(themes).flatMap(([theme, layers]) => {
        const file = resolveInLayers(layers, name);
        return file ? [[theme, file] as const] : [];
      }),
    );
  return {
    name: "noren:shadow-themes",
    enforce: "pre",
    resolveId: {
      filter: { id: [/^#ui\//, /^@noren\/ui-simple\//, /^\..*\.css(\?|$)/, /^virtual:shadow-themes$/] },
      handler(id, importer) {
        if (id === SWITCH) return `\0${SWITCH}`;
        const uiImport = parseImport(id, importer, simple);
        if (!uiImport) return null;
        if (!uiImport.shadowed)
          return resolveInLayers([simple], uiImport.name) ?? this.error(`${id} is not in ${simple}`);
        if (uiImport.name === TOKENS && uiImport.query === "") return "\0noren:theme-tokens";
        const files = filesOf(uiImport.name);
        const missing = Object.keys(themes).filter((theme) => !files.has(theme));
        if (missing.length > 0) this.error(`${id} is missing in ${missing.join(", ")}`);
        const [first, ...others] = new Set(files.values());
        return others.length === 0 && first ? first + uiImport.query : FOLLOWING + uiImport.name + SCRIPT;
      },
    },
    load: {
      filter: { id: [/^\0noren:following:/, /^\0noren:theme-tokens$/, /^\0virtual:shadow-themes$/] },
      handler(id) {
        if (id === `\0${SWITCH}`) return createSwitchModule(Object.keys(themes));
        if (id === "\0noren:theme-tokens") return createTokensModule(themes);
        const files = filesOf(id.slice(FOLLOWING.length, -SCRIPT.length));
        for (const file of files.values()) this.addWatchFile(file);
        return createFollowingModule(files);
      },
    },
  };
}
