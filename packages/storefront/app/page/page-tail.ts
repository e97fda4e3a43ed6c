import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import type { EntryContext } from "react-router";
import {
  CREATE_CONTEXT,
  HAND_OVER_LOADER_DATA,
  listPageScripts,
  REGISTER_ROUTE_MODULES,
} from "../router-internals/handoff.ts";
import { renderStateScript, toScriptJson } from "../state/page-state.ts";
import type { RootState } from "../state/store.ts";
import { boot, BOOT_LATEST_MS } from "./boot.ts";
import { createInlineScript } from "./inline-element.ts";

const ID = "noren-page";

const limits = { latestMs: BOOT_LATEST_MS, guardMs: CHUNK_RELOAD_GUARD_MS };

/** Hands over what the loaders returned, and loads the page's scripts after its pictures. */
export const bootScript = createInlineScript(
  `(({settings,encoded,scripts})=>{(${CREATE_CONTEXT})(settings);(${HAND_OVER_LOADER_DATA})(encoded);` +
    `(${String(boot)})(scripts,${JSON.stringify(limits)},` +
    `{load:(url)=>import(url),register:${REGISTER_ROUTE_MODULES},reload:()=>location.reload()})` +
    `})(JSON.parse(document.getElementById("${ID}").textContent))`,
);

interface Tail {
  context: EntryContext;
  /** The loaders' data and errors, as React Router encodes them. */
  encoded: string;
  state: RootState;
}

const renderPageScript = ({ context, encoded }: Tail): string =>
  `<script id="${ID}" type="application/json">{"settings":${context.serverHandoffString ?? "{}"},` +
  `"encoded":${toScriptJson(encoded)},"scripts":${toScriptJson(listPageScripts(context))}}</script>${bootScript.render()}`;

/**
 * The end of a page: its state, the loaders' data, and what loads its scripts. In development `<Scripts>`
 * creates the context and loads the scripts, since hot reloading needs parts that only React Router adds. In production it
 * would load the scripts before the pictures.
 */
export function renderPageTail(tail: Tail): string {
  const rest = import.meta.env.DEV
    ? `<script>(${HAND_OVER_LOADER_DATA})(${toScriptJson(tail.encoded)})</script>`
    : renderPageScript(tail);
  return renderStateScript(tail.state) + rest;
}
