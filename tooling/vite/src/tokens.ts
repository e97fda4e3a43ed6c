import { resolveInLayers, type Layers } from "./layers.ts";

/** Values of custom properties add up over the layers, where every other file replaces the one below. */
export const TOKENS = "tokens.css";

/** Every layer's tokens, the weakest first, so that a theme names only the values that it changes. */
export function tokenFiles(layers: Layers): string[] {
  return layers
    .toReversed()
    .map((layer) => resolveInLayers([layer], TOKENS))
    .filter((file) => file !== undefined);
}
