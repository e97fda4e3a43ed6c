import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import type { EntryContext } from "react-router";
import {
  createContextScript,
  renderLoaderDataScript,
  listPageScripts,
  REGISTER_ROUTE_MODULES,
} from "../router-internals/handoff.ts";
import { toScriptJson, renderStateScript } from "../state/page-state.ts";
import type { RootState } from "../state/store.ts";
import { boot, BOOT_LATEST_MS } from "./boot.ts";
import { renderScriptElement } from "./script-element.ts";

const limits = { latestMs: BOOT_LATEST_MS, guardMs: CHUNK_RELOAD_GUARD_MS };

interface Tail {
  context: EntryContext;
  /** The loaders' data and errors, as React Router encodes them. */
  encoded: string;
  state: RootState;
  nonce: string;
}

/** JavaScript that loads the page's scripts after its pictures. */
const bootScript = (context: EntryContext): string =>
  `(${String(boot)})(${toScriptJson(listPageScripts(context))},${toScriptJson(limits)},` +
  `{load:(url)=>import(url),register:${REGISTER_ROUTE_MODULES},reload:()=>location.reload()});`;

/**
 * The end of a page, in pieces: its state, the loaders' data, and what loads its scripts. In development `<Scripts>`
 * creates the context and loads the scripts, since hot reloading needs parts that only React Router adds. In production it
 * would load the scripts before the pictures.
 */
export function renderPageTail({ context, encoded, state, nonce }: Tail): Buffer[] {
  const data = renderLoaderDataScript(encoded);
  const code = import.meta.env.DEV
    ? data
    : createContextScript(context.serverHandoffString) + data + bootScript(context);
  return [...renderStateScript(state), Buffer.from(renderScriptElement(code, nonce))];
}
