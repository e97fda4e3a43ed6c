import { resolveInLayers, type Layers } from "./layers.ts";

/** The tokens of all layers apply together, unlike every other file, which replaces the one of the layer below. */
export const TOKENS = "tokens.css";

/** Returns the token files of all layers, lowest precedence first, so that a theme sets only the values that it changes. */
export function listTokenFiles(layers: Layers): string[] {
  return layers
    .toReversed()
    .map((layer) => resolveInLayers([layer], TOKENS))
    .filter((file) => file !== undefined);
}
