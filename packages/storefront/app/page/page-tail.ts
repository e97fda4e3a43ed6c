import { CHUNK_RELOAD_GUARD_MS } from "@noren/domain/limits";
import type { EntryContext } from "react-router";
import { quoted, stateScript } from "../state/page-state.ts";
import type { RootState } from "../state/store.ts";
import { boot, BOOT_LATEST_MS, type Scripts } from "./boot.ts";

const limits = { latestMs: BOOT_LATEST_MS, guardMs: CHUNK_RELOAD_GUARD_MS };

/** Where React Router looks for what the server hands over. */
const OWN = "window.__reactRouterContext";

/** The files of a page from the build's route table. */
export function scriptsOf({ manifest, staticHandlerContext }: EntryContext): Scripts {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  return {
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    shared: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
  };
}

interface Tail {
  context: EntryContext;
  /** What the loaders answered, as React Router encodes it; in development only. */
  encoded: string;
  state: RootState;
  nonce: string;
}

/** In development React Router writes its scripts itself, with what reloads them, and waits for the answers. */
const answersSent = (encoded: string) =>
  `${OWN}.streamController.enqueue(${quoted(encoded)});${OWN}.streamController.close();`;

/** What its loaders answered and which errors they met is plain data: the build leaves React Router's decoder out. */
const pageBegun = ({ serverHandoffString, staticHandlerContext: { loaderData, errors } }: EntryContext) =>
  `${OWN}=${serverHandoffString};${OWN}.stream=${quoted({ loaderData, errors })};`;

/**
 * What stands at the end of a page, in pieces: its data, and what loads its scripts. React Router would write the same
 * with `Scripts`, as elements that React makes here and takes over there, and would load the scripts before the pictures.
 */
export function pageTail({ context, encoded, state, nonce }: Tail): Buffer[] {
  const open = nonce ? `<script nonce="${nonce}">` : "<script>";
  const begin = `(${String(boot)})(${quoted(scriptsOf(context))},${quoted(limits)},(url)=>import(url),()=>location.reload());`;
  const text = import.meta.env.DEV ? answersSent(encoded) : pageBegun(context) + begin;
  return [...stateScript(state), Buffer.from(`${open}${text}</script>`)];
}
