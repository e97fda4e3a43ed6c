import { hashBlob, formatLedger, type Ledger, ledgerPath, SIMPLE } from "../theme/ledger.ts";
import { findSafety } from "../theme/safety.ts";
import { type Draft, GenerateError } from "./draft.ts";
import { copyOriginal, isOverridable, wrapOriginal } from "./override-sources.ts";

/**
 * Drafts an app's override of a file of ui-simple, and its entry in the app's ledger. The override wraps the original, so
 * it looks the same until it is changed.
 * @param app folder in `apps/`, or `<app>/client` for a client's layer
 * @param name `slots/header`, `screens/cart`, `elements/price/price`, a style sheet (`slots/header/header.module.css`) or
 *   a theme's data (`theme.ts`, `home-sections.ts`, `product-part.ts`)
 * @param options `copy` begins with the original's source instead of wrapping it; `force` overrides an internal file too
 * @returns how safe it is to wrap and to replace the original
 */
export function draftOverride(
  draft: Draft,
  app: string,
  name: string,
  { copy = false, force = false }: { copy?: boolean; force?: boolean } = {},
): string {
  const [appName = "", layer] = app.split("/");
  if (!draft.has(`apps/${appName}/package.json`)) throw new GenerateError(`apps/ has no app ${appName}.`);
  if (layer !== undefined && layer !== "client") throw new GenerateError(`The only layer of an app is client.`);
  const original = findOriginal(draft, name);
  const { wrap, replace, reason } = findSafety(original);
  const summary = `${original} is ${wrap} to wrap, ${replace} to replace: ${reason}.`;
  if (wrap === "internal" && !force) throw new GenerateError(`${summary} --force overrides it anyway.`);
  const path = `${layer ? "client/" : ""}${original}`;
  const source = draft.read(`${SIMPLE}/${original}`);
  const writeSource = copy ? copyOriginal : wrapOriginal;
  draft.add(`apps/${appName}/src/${path}`, writeSource(original, source, layer ?? "theme"));
  recordOriginal(draft, appName, { original, path, use: copy ? "replace" : "wrap" });
  return summary;
}

/** Finds the file by its path, by its folder or by its screen. */
function findOriginal(draft: Draft, name: string): string {
  const base = name.split("/").at(-1) ?? "";
  const candidates = [name, `${name}.tsx`, `${name}/${base}.tsx`, `${name}/${base}-view.tsx`];
  const found = candidates.find((path) => isOverridable(path) && draft.has(`${SIMPLE}/${path}`));
  if (!found) throw new GenerateError(`${SIMPLE} has no view for ${name}.`);
  return found;
}

/**
 * Adds an override to the app's ledger.
 * @param override `path` is the override's below the app's `src/`, `original` the replaced file's in ui-simple
 */
export function recordOriginal(
  draft: Draft,
  app: string,
  { original, path, use }: { original: string; path: string; use: "wrap" | "replace" },
): void {
  const hash = hashBlob(Buffer.from(draft.read(`${SIMPLE}/${original}`)));
  const entry: Ledger = { [path]: { original: hash, safety: findSafety(original)[use] } };
  const file = ledgerPath(app);
  if (!draft.has(file)) draft.add(file, formatLedger(entry));
  else draft.change(file, (text) => formatLedger({ ...(JSON.parse(text) as Ledger), ...entry }));
}
