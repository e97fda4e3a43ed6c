import { type Draft, GenerateError } from "./draft.ts";

const SIMPLE = "packages/ui-simple/src";

/**
 * Drafts a theme's own file in front of one of ui-simple's. It wraps the original, so that it looks the same until it
 * is changed.
 * @param app folder in `apps/`, or `<app>/client` for a client's layer
 * @param asked as a person would say it: `slots/header`, `screens/cart`, `elements/price/price`
 */
export function override(draft: Draft, app: string, asked: string): void {
  const [name = "", layer] = app.split("/");
  if (!draft.has(`apps/${name}/package.json`)) throw new GenerateError(`There is no app ${name} in apps/.`);
  if (layer !== undefined && layer !== "client")
    throw new GenerateError(`An app's only layer besides its own is client.`);
  const path = original(draft, asked);
  const component = componentOf(draft.read(`${SIMPLE}/${path}.tsx`), path);
  draft.add(`apps/${name}/src/${layer ? "client/" : ""}${path}.tsx`, overrideFile(path, component, app));
}

/** The file that is meant, without its ending: itself, the one named like its folder, or the screen's view. */
function original(draft: Draft, asked: string): string {
  const base = asked.split("/").at(-1) ?? "";
  const found = [asked, `${asked}/${base}`, `${asked}/${base}-view`].find((path) => draft.has(`${SIMPLE}/${path}.tsx`));
  if (!found) throw new GenerateError(`${SIMPLE} has no view for ${asked}.`);
  return found;
}

function componentOf(source: string, path: string): string {
  const [, component] = /^export function ([A-Z]\w*)/m.exec(source) ?? [];
  if (!component) throw new GenerateError(`${path}.tsx exports no component.`);
  return component;
}

const overrideFile = (path: string, component: string, app: string) => `import type { ComponentProps } from "react";
import { ${component} as Simple${component} } from "@noren/ui-simple/${path}";

export * from "@noren/ui-simple/${path}";

/** ${app}: hangs in front of Simple's ${path}, with the same props. */
export function ${component}(props: ComponentProps<typeof Simple${component}>) {
  return <Simple${component} {...props} />;
}
`;
