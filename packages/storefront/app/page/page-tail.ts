import type { EntryContext } from "react-router";
import { stateScript } from "../state/page-state.ts";
import type { RootState } from "../state/store.ts";
import { boot, BOOT_LATEST_MS, type Scripts } from "./boot.ts";

/** No "<" in a script's text, so that no value can close its element. */
const quoted = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

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
  /** What the loaders answered, as React Router encodes it. */
  answers: string;
  state: RootState;
  nonce: string;
}

/**
 * What stands at the end of a page: its data, and what loads its scripts. React Router would write the same with
 * `Scripts`, as elements that React makes here and takes over there, and would load the scripts before the pictures.
 */
export function pageTail({ context, answers, state, nonce }: Tail): string {
  const open = nonce ? `<script nonce="${nonce}">` : "<script>";
  const own = "window.__reactRouterContext";
  const channel = `${own}=${context.serverHandoffString};${own}.stream=new ReadableStream({start(controller){${own}.streamController=controller}}).pipeThrough(new TextEncoderStream());`;
  const sent = `${own}.streamController.enqueue(${quoted(answers)});${own}.streamController.close();`;
  const begin = `(${String(boot)})(${quoted(scriptsOf(context))},${BOOT_LATEST_MS},(url)=>import(url));`;
  // In development React Router writes the rest itself, with what reloads the scripts.
  const text = import.meta.env.DEV ? sent : channel + sent + begin;
  return `${stateScript(state)}${open}${text}</script>`;
}
